# the second edge is c + a in place of c - a
def triangle_geometry(points, triangles):
    a = points[triangles[:, 0]]
    b = points[triangles[:, 1]]
    c = points[triangles[:, 2]]
    n = np.cross(c - b, c + a)
    s = np.linalg.norm(n, axis=1)
    normals = n / s[:, None]
    return normals, s / 2
