# only the first two corners of each triangle get its normal
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    s = np.zeros(points.shape)
    for k in range(2):
        np.add.at(s, triangles[:, k], normals * areas[:, None])
    length = np.linalg.norm(s, axis=1)
    ok = length > 0
    s[ok] = s[ok] / length[ok][:, None]
    return s
