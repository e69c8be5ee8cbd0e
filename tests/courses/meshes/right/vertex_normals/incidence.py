# a matrix of which vertex is in which triangle
def vertex_normals(points, triangles):
    n, a = triangle_geometry(points, triangles)
    B = np.zeros((len(points), len(triangles)))
    for t, tri in enumerate(triangles):
        B[tri, t] = a[t]
    s = B @ n
    r = np.sqrt((s * s).sum(1, keepdims=True))
    return np.where(r > 0, s / np.where(r > 0, r, 1), 0.0)
