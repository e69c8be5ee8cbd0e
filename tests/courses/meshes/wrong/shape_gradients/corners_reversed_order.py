# the gradients are stacked in the order c, b, a
def shape_gradients(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    ab, ac = b - a, c - a
    det = ab[:, 0] * ac[:, 1] - ab[:, 1] * ac[:, 0]
    rot = lambda w: np.stack([-w[:, 1], w[:, 0]], axis=1) / det[:, None]
    ga, gb, gc = rot(c - b), rot(a - c), rot(b - a)
    return np.abs(det) / 2, np.stack([gc, gb, ga], axis=1)
