# the area is half the product of the two edge lengths, as if every angle were right
def triangle_geometry(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    e, f = b - a, c - a
    cr = np.cross(e, f)
    normals = cr / np.linalg.norm(cr, axis=1, keepdims=True)
    areas = np.linalg.norm(e, axis=1) * np.linalg.norm(f, axis=1) / 2
    return normals, areas
