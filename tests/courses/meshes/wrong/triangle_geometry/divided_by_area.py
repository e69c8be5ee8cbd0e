# the cross product is divided by the area and not by its length, so the normals have length 2
def triangle_geometry(points, triangles):
    t = len(triangles)
    normals = np.zeros((t, 3))
    areas = np.zeros(t)
    for k in range(t):
        a, b, c = points[triangles[k]]
        n = np.cross(b - a, c - a)
        areas[k] = np.linalg.norm(n) / 2
        normals[k] = n / areas[k]
    return normals, areas
