# two mistakes: the absolute determinant in the gradients, and turned to the right
def shape_gradients(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    ab, ac = b - a, c - a
    area = np.abs(ab[:, 0] * ac[:, 1] - ab[:, 1] * ac[:, 0]) / 2
    edges = np.stack([c - b, a - c, b - a], axis=1)
    turned = np.stack([edges[:, :, 1], -edges[:, :, 0]], axis=2)
    return area, turned / (2 * area)[:, None, None]
