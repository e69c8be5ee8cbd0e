# the lengths are clipped from below at 1, so short sums do not get length 1
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    total = np.zeros(points.shape)
    for tri, n, a in zip(triangles, normals, areas):
        total[tri] += a * n
    lengths = np.maximum(np.linalg.norm(total, axis=1, keepdims=True), 1.0)
    return total / lengths
