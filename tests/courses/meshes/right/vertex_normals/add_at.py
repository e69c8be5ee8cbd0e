# np.add.at over corners
def vertex_normals(points, triangles):
    n, a = triangle_geometry(points, triangles)
    out = np.zeros(points.shape)
    for k in range(3):
        np.add.at(out, triangles[:, k], n * a[:, None])
    l = np.linalg.norm(out, axis=1)
    l[l == 0] = 1
    return out / l[:, None]
