# the third gradient is the sum of the other two, the minus is missing
def shape_gradients(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    ab, ac = b - a, c - a
    det = ab[:, 0] * ac[:, 1] - ab[:, 1] * ac[:, 0]
    g = np.zeros((len(triangles), 3, 2))
    g[:, 0] = np.stack([b[:, 1] - c[:, 1], c[:, 0] - b[:, 0]], axis=1) / det[:, None]
    g[:, 1] = np.stack([c[:, 1] - a[:, 1], a[:, 0] - c[:, 0]], axis=1) / det[:, None]
    g[:, 2] = g[:, 0] + g[:, 1]
    return np.abs(det) / 2, g
