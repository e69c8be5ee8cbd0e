# the edges are turned to the right instead of to the left
def shape_gradients(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    u, v = b - a, c - a
    det = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    e = np.stack([c - b, a - c, b - a], axis=1)
    g = np.stack([e[:, :, 1], -e[:, :, 0]], axis=2) / det[:, None, None]
    return np.abs(det) / 2, g
