# the norm goes over the wrong axis
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    total = np.zeros(points.shape)
    for triangle, normal, area in zip(triangles, normals, areas):
        for vertex in triangle:
            total[vertex] += area * normal
    lengths = np.linalg.norm(total, axis=0, keepdims=True)
    lengths[lengths == 0] = 1
    return total / lengths
