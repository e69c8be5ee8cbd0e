# the sums are not scaled to length 1
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    out = np.zeros(points.shape)
    for k in range(3):
        np.add.at(out, triangles[:, k], areas[:, None] * normals)
    return out
