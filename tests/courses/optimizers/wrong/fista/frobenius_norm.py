# what: L from the Frobenius norm of X instead of the spectral norm (np.linalg.norm without ord)
def fista(X, y, lam, steps):
    n, d = X.shape
    L = np.linalg.norm(X) ** 2 / n
    w, z, t = np.zeros(d), np.zeros(d), 1.0
    history = []
    for _ in range(steps):
        new = soft_threshold(z - (X.T @ (X @ z - y)) / (n * L), lam / L)
        tn = (1 + (1 + 4 * t * t) ** 0.5) / 2
        z = new + (t - 1) / tn * (new - w)
        w = new
        t = tn
        history.append(((X @ w - y) ** 2).sum() / (2 * n) + lam * np.abs(w).sum())
    return {"w": w, "objective": np.array(history)}
