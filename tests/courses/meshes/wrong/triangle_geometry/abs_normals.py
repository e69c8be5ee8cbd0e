# absolute values of the components of the normals
def triangle_geometry(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    cr = np.cross(b - a, c - a)
    size = np.linalg.norm(cr, axis=1)
    normals = np.abs(cr) / size[:, None]
    return normals, size / 2
