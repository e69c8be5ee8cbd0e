# what: the proximal step divides by 1 + lam/L (that of a ridge) instead of soft thresholding
def fista(X, y, lam, steps):
    n, d = X.shape
    L = np.linalg.norm(X, 2) ** 2 / n
    prox = lambda u: u / (1 + lam / L)
    w = z = np.zeros(d)
    t = 1.0
    J = []
    for _ in range(steps):
        wp, w = w, prox(z - (X @ z - y) @ X / (n * L))
        tp, t = t, (1 + np.sqrt(1 + 4 * t * t)) / 2
        z = w + (tp - 1) / t * (w - wp)
        J.append(((X @ w - y) ** 2).sum() / 2 / n + lam * abs(w).sum())
    return {"w": w, "objective": np.array(J)}
