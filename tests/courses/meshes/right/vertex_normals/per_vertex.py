# for each vertex, the triangles that have it
def vertex_normals(points, triangles):
    n, a = triangle_geometry(points, triangles)
    result = np.zeros(points.shape)
    for v in range(len(points)):
        mine = (triangles == v).any(axis=1)
        if mine.any():
            s = (a[mine][:, None] * n[mine]).sum(axis=0)
            result[v] = s / np.linalg.norm(s)
    return result
