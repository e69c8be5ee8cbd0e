# weighted with the square root of the area
def vertex_normals(points, triangles):
    nrm, ar = triangle_geometry(points, triangles)
    res = np.zeros(points.shape)
    for c in (0, 1, 2):
        np.add.at(res, triangles[:, c], np.sqrt(ar)[:, None] * nrm)
    l = np.linalg.norm(res, axis=1, keepdims=True)
    l[l == 0] = 1
    return res / l
