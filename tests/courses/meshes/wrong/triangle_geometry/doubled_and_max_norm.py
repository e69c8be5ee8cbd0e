# two mistakes: the area is doubled, and the normals are divided by the largest entry
def triangle_geometry(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    n = np.cross(b - a, c - a)
    areas = np.linalg.norm(n, axis=1)
    normals = n / np.max(np.abs(n), axis=1)[:, None]
    return normals, areas
