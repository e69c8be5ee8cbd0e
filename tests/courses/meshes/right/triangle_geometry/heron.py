# area by Heron, sum of three cross products for the normal
def triangle_geometry(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    x, y, z = (np.linalg.norm(e, axis=1) for e in (b - a, c - b, a - c))
    s = (x + y + z) / 2
    areas = np.sqrt(s * (s - x) * (s - y) * (s - z))
    n = np.cross(a, b) + np.cross(b, c) + np.cross(c, a)
    return n / (2 * areas)[:, None], areas
