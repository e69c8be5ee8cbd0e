# what: The distortion is computed from camera coordinates that are not divided by the depth; the division comes afterwards.
def project_points(X, T, K, dist):
    n, m = T.shape[0], X.shape[1]
    uv = np.zeros((n, 2, m))
    depth = np.zeros((n, m))
    V = invert_transform(T)
    k1, k2, p1, p2, k3 = dist
    for i in range(n):
        for j in range(m):
            x, y, z = V[i, :3, :3] @ X[:, j] + V[i, :3, 3]
            s = x**2 + y**2
            g = 1 + k1 * s + k2 * s**2 + k3 * s**3
            xd = (x * g + 2 * p1 * x * y + p2 * (s + 2 * x**2)) / z
            yd = (y * g + p1 * (s + 2 * y**2) + 2 * p2 * x * y) / z
            uv[i, 0, j] = K[0, 0] * xd + K[0, 1] * yd + K[0, 2]
            uv[i, 1, j] = K[1, 1] * yd + K[1, 2]
            depth[i, j] = z
    return uv, depth
