# Heron's formula with the whole perimeter in place of half of it
def triangle_geometry(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    x = np.linalg.norm(b - a, axis=1)
    y = np.linalg.norm(c - b, axis=1)
    z = np.linalg.norm(a - c, axis=1)
    s = x + y + z
    areas = np.sqrt(s * (s - x) * (s - y) * (s - z))
    cr = np.cross(b - a, c - a)
    return cr / np.linalg.norm(cr, axis=1, keepdims=True), areas
