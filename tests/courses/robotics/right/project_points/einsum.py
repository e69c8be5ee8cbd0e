# what: einsum over all poses
def project_points(X, T, K, dist):
    R = T[:, :3, :3]
    c = T[:, :3, 3]
    rel = X[None] - c[:, :, None]
    cam = np.einsum("nji,njm->nim", R, rel)
    Z = cam[:, 2, :]
    xn = cam[:, :2, :] / Z[:, None, :]
    r = np.sqrt(np.sum(xn**2, axis=1))
    rad = 1 + dist[0] * r**2 + dist[1] * r**4 + dist[4] * r**6
    xy = xn[:, 0] * xn[:, 1]
    xd = xn[:, 0] * rad + 2 * dist[2] * xy + dist[3] * (r**2 + 2 * xn[:, 0]**2)
    yd = xn[:, 1] * rad + dist[2] * (r**2 + 2 * xn[:, 1]**2) + 2 * dist[3] * xy
    ones = np.ones_like(xd)
    uvw = np.einsum("ij,njm->nim", K, np.stack([xd, yd, ones], axis=1))
    return uvw[:, :2], Z
