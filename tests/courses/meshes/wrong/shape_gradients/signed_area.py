# the area keeps its sign, the absolute value is missing
def shape_gradients(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    det = (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])
    edges = np.stack([c - b, a - c, b - a], axis=1)
    grads = np.stack([-edges[..., 1], edges[..., 0]], axis=-1) / det[:, None, None]
    return det / 2, grads
