# the edge opposite b goes from a to c, so its gradient has the wrong sign
def shape_gradients(points, triangles):
    a = points[triangles[:, 0]]
    b = points[triangles[:, 1]]
    c = points[triangles[:, 2]]
    d = np.linalg.det(np.stack([b - a, c - a], axis=1))
    e = np.stack([c - b, c - a, b - a], axis=1)
    g = np.stack([-e[:, :, 1], e[:, :, 0]], axis=2)
    return np.abs(d) / 2, g / d.reshape(-1, 1, 1)
