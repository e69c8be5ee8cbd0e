# the root is missing in the length of the cross product
def triangle_geometry(points, triangles):
    a = points[triangles[:, 0]]
    b = points[triangles[:, 1]]
    c = points[triangles[:, 2]]
    n = np.cross(b - a, c - a)
    length = np.sum(n * n, axis=1)
    return n / length[:, None], length / 2
