# the normals are not brought to length 1
def triangle_geometry(points, triangles):
    a, b, c = points[triangles].transpose(1, 0, 2)
    normals = np.cross(b - a, c - a)
    areas = np.linalg.norm(normals, axis=1) / 2
    return normals, areas
