# what: L is the spectral norm over n, its square is forgotten
def fista(X, y, lam, steps):
    n, d = X.shape
    smax = np.linalg.svd(X, compute_uv=False)[0]
    L = smax / n
    w = np.zeros(d)
    z = np.zeros(d)
    t = 1.0
    objective = []
    for _ in range(steps):
        g = X.T @ (X @ z - y) / n
        wn = soft_threshold(z - g / L, lam / L)
        tn = (1 + np.sqrt(1 + 4 * t**2)) / 2
        z = wn + (t - 1) / tn * (wn - w)
        w, t = wn, tn
        objective.append(0.5 / n * np.sum((X @ w - y) ** 2) + lam * np.linalg.norm(w, 1))
    return {"w": w, "objective": np.array(objective)}
