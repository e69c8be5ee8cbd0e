# every triangle counts the same, the area is left out
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    out = np.zeros_like(points)
    for t, n in zip(triangles, normals):
        out[t] += n
    length = np.linalg.norm(out, axis=1)
    length[length == 0] = 1.0
    return out / length[:, None]
