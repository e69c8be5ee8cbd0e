# the area comes in squared
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    total = np.zeros(points.shape)
    for tri, n, a in zip(triangles, normals, areas):
        weight = a * a
        total[tri] += weight * n
    lengths = np.linalg.norm(total, axis=1, keepdims=True)
    lengths[lengths == 0] = 1
    return total / lengths
