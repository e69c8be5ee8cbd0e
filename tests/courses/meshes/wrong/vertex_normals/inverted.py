# subtracts, so the normals point inwards
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    acc = np.zeros(points.shape)
    for t, tri in enumerate(triangles):
        for v in tri:
            acc[v] -= areas[t] * normals[t]
    r = np.linalg.norm(acc, axis=1, keepdims=True)
    return np.divide(acc, r, out=np.zeros_like(acc), where=r > 0)
