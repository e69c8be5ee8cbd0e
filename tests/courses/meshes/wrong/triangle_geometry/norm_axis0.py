# the normals are divided by the norm of the columns, not of the rows
def triangle_geometry(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    cr = np.cross(b - a, c - a)
    areas = 0.5 * np.linalg.norm(cr, axis=1)
    normals = cr / np.linalg.norm(cr, axis=0)
    return normals, areas
