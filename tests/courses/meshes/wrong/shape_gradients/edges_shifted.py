# each corner gets the edge that starts at it, not the opposite one
def shape_gradients(points, triangles):
    p = points[triangles]
    ab, ac = p[:, 1] - p[:, 0], p[:, 2] - p[:, 0]
    d = ab[:, 0] * ac[:, 1] - ab[:, 1] * ac[:, 0]
    e = np.stack([p[:, (k + 1) % 3] - p[:, k] for k in range(3)], axis=1)
    g = np.stack([-e[:, :, 1], e[:, :, 0]], axis=2)
    return np.abs(d) / 2, g / d[:, None, None]
