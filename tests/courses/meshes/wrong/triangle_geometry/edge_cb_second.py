# the second edge starts at b and points from c to b, which turns the normal round
def triangle_geometry(points, triangles):
    a = points[triangles[:, 0]]
    b = points[triangles[:, 1]]
    c = points[triangles[:, 2]]
    first = b - a
    second = b - c
    perp = np.cross(first, second)
    norm = np.linalg.norm(perp, axis=1)
    return perp / norm[:, None], norm / 2
