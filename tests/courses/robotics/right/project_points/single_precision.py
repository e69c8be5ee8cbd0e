# what: all of it in single precision
def project_points(X, T, K, dist):
    X, T, K, dist = [np.asarray(v, dtype=np.float32) for v in (X, T, K, dist)]
    V = invert_transform(T)
    cam = V[:, :3, :3] @ X + V[:, :3, 3:]
    Z = cam[:, 2]
    x, y = cam[:, 0] / Z, cam[:, 1] / Z
    r2 = x**2 + y**2
    rho = 1 + dist[0] * r2 + dist[1] * r2**2 + dist[4] * r2**3
    xd = x * rho + 2 * dist[2] * x * y + dist[3] * (r2 + 2 * x**2)
    yd = y * rho + dist[2] * (r2 + 2 * y**2) + 2 * dist[3] * x * y
    return np.stack([K[0, 0] * xd + K[0, 1] * yd + K[0, 2], K[1, 1] * yd + K[1, 2]], axis=1), Z
