# what: the threshold written out with clip
def fista(X, y, lam, steps):
    m = len(y)
    L = np.linalg.svd(X, compute_uv=False)[0] ** 2 / m
    w_prev, z, t = np.zeros(X.shape[1]), np.zeros(X.shape[1]), 1
    values = []
    for k in range(steps):
        u = z + X.T.dot(y - X.dot(z)) / (m * L)
        w = u - np.clip(u, -lam / L, lam / L)
        values.append(np.square(X.dot(w) - y).sum() / 2 / m + lam * abs(w).sum())
        t, t_old = (1 + np.sqrt(1 + 4 * t * t)) / 2, t
        z = w + (t_old - 1) / t * (w - w_prev)
        w_prev = w
    return {"w": w_prev, "objective": np.array(values)}
