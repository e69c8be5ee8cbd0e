# crosses the corners b and c themselves, a is not subtracted from c
def triangle_geometry(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    cross = np.cross(b - a, c)
    length = np.linalg.norm(cross, axis=-1)
    return cross / length[:, None], length / 2
