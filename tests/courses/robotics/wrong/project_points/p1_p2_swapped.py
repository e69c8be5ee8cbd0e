# what: p1 and p2 are exchanged.
def project_points(X, T, K, dist):
    k1, k2, p2, p1, k3 = dist
    Xh = np.vstack([X, np.ones((1, X.shape[1]))])
    uv, depth = [], []
    for M in invert_transform(T):
        C = M[:3] @ Xh
        x, y = C[0] / C[2], C[1] / C[2]
        r2 = x * x + y * y
        f = 1 + r2 * (k1 + r2 * (k2 + r2 * k3))
        dx = 2 * p1 * x * y + p2 * (r2 + 2 * x * x)
        dy = p1 * (r2 + 2 * y * y) + 2 * p2 * x * y
        pix = K @ np.vstack([x * f + dx, y * f + dy, np.ones_like(x)])
        uv.append(pix[:2])
        depth.append(C[2])
    return np.array(uv), np.array(depth)
