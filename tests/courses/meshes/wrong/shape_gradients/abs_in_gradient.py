# the gradients are divided by the absolute value, wrong for clockwise triangles
def shape_gradients(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    u, v = b - a, c - a
    twice = np.abs(u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0])
    e = np.stack([c - b, a - c, b - a], axis=1)
    g = np.stack([-e[:, :, 1], e[:, :, 0]], axis=2) / twice[:, None, None]
    return twice / 2, g
