# the edges are not turned at all
def shape_gradients(points, triangles):
    p = points[triangles]
    u, v = p[:, 1] - p[:, 0], p[:, 2] - p[:, 0]
    det = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    e = np.stack([p[:, 2] - p[:, 1], p[:, 0] - p[:, 2], p[:, 1] - p[:, 0]], axis=1)
    return np.abs(det) / 2, e / det[:, None, None]
