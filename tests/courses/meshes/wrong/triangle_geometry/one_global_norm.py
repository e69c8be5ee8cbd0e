# one norm of the whole array of normals instead of one per triangle
def triangle_geometry(points, triangles):
    a = points[triangles[:, 0]]
    b = points[triangles[:, 1]]
    c = points[triangles[:, 2]]
    n = np.cross(b - a, c - a)
    areas = np.linalg.norm(n, axis=1) / 2
    normals = n / np.linalg.norm(n)
    return normals, areas
