# unit edges are turned: divided by the length of the edge and not by the determinant
def shape_gradients(points, triangles):
    a, b, c = (points[triangles[:, k]] for k in range(3))
    ab, ac = b - a, c - a
    det = ab[:, 0] * ac[:, 1] - ab[:, 1] * ac[:, 0]
    e = np.stack([c - b, a - c, b - a], axis=1)
    turned = np.stack([-e[:, :, 1], e[:, :, 0]], axis=2)
    grads = turned / np.linalg.norm(e, axis=2, keepdims=True)
    return np.abs(det) / 2, grads
