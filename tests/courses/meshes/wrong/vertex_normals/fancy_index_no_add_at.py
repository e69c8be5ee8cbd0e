# += with repeated indices in one array keeps only the last triangle of each corner
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    weighted = normals * areas[:, None]
    total = np.zeros(points.shape)
    for k in range(3):
        total[triangles[:, k]] += weighted
    norm = np.sqrt((total**2).sum(axis=1, keepdims=True))
    norm = np.where(norm == 0, 1, norm)
    return total / norm
