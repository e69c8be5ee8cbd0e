# two mistakes: the normals point the other way, and the area is a quarter of the length
def triangle_geometry(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    n = np.cross(c - a, b - a)
    length = np.linalg.norm(n, axis=1)
    return n / length[:, None], length / 4
