# one norm of the whole array, not of each row
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    s = np.zeros(points.shape)
    for tri, n, a in zip(triangles, normals, areas):
        s[tri] += a * n
    return s / np.linalg.norm(s)
