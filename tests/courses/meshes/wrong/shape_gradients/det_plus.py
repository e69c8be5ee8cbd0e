# the determinant has a plus between its products
def shape_gradients(points, triangles):
    a = points[triangles[:, 0]]
    b = points[triangles[:, 1]]
    c = points[triangles[:, 2]]
    ab, ac = b - a, c - a
    d = ab[:, 0] * ac[:, 1] + ab[:, 1] * ac[:, 0]
    e = np.stack([c - b, a - c, b - a], axis=1)
    g = np.empty(e.shape)
    g[:, :, 0] = -e[:, :, 1] / d[:, None]
    g[:, :, 1] = e[:, :, 0] / d[:, None]
    return abs(d) / 2, g
