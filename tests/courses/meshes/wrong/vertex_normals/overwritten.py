# the vertex is overwritten by each triangle, nothing is summed
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    total = np.zeros(points.shape)
    for t in range(len(triangles)):
        for v in triangles[t]:
            total[v] = areas[t] * normals[t]
    length = np.linalg.norm(total, axis=1, keepdims=True)
    length[length == 0] = 1
    return total / length
