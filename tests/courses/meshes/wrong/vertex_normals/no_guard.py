# no guard: a vertex in no triangle becomes 0/0
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    total = np.zeros(points.shape)
    for triangle, w in zip(triangles, normals * areas[:, None]):
        total[triangle] += w
    return total / np.sqrt(np.sum(total**2, axis=1))[:, None]
