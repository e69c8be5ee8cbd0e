# the normals are divided by the area instead of multiplied
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    total = np.zeros(points.shape)
    for tri, n, a in zip(triangles, normals, areas):
        for v in tri:
            total[v] += n / a
    lengths = np.linalg.norm(total, axis=1, keepdims=True)
    lengths[lengths == 0] = 1
    return total / lengths
