# the cross product written out
def triangle_geometry(points, triangles):
    p = points[triangles]
    u, v = p[:, 1] - p[:, 0], p[:, 2] - p[:, 0]
    n = np.empty_like(u)
    n[:, 0] = u[:, 1] * v[:, 2] - u[:, 2] * v[:, 1]
    n[:, 1] = u[:, 2] * v[:, 0] - u[:, 0] * v[:, 2]
    n[:, 2] = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    l = np.sqrt(np.einsum("ij,ij->i", n, n))
    return n / l.reshape(-1, 1), l / 2
