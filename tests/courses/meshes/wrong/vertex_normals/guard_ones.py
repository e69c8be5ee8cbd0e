# starts the sums at one instead of zero
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    total = np.ones(points.shape)
    for triangle, normal, area in zip(triangles, normals, areas):
        for vertex in triangle:
            total[vertex] += area * normal
    lengths = np.linalg.norm(total, axis=1, keepdims=True)
    lengths[lengths == 0] = 1
    return total / lengths
