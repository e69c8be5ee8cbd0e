# negative determinants are clipped to zero in the area
def shape_gradients(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    ab, ac = b - a, c - a
    det = ab[:, 0] * ac[:, 1] - ab[:, 1] * ac[:, 0]
    edges = np.stack([c - b, a - c, b - a], axis=1)
    turned = np.stack([-edges[:, :, 1], edges[:, :, 0]], axis=2)
    return np.maximum(det, 0) / 2, turned / det[:, None, None]
