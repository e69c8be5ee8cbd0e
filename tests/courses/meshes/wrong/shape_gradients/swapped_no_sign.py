# the components of the edges are swapped without the minus
def shape_gradients(points, triangles):
    p = points[triangles]
    u, v = p[:, 1] - p[:, 0], p[:, 2] - p[:, 0]
    det = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    e = np.roll(p, -2, axis=1) - np.roll(p, -1, axis=1)
    return np.abs(det) / 2, e[:, :, ::-1] / det[:, None, None]
