# what: the objective is evaluated at the extrapolated point z instead of at w
def fista(X, y, lam, steps):
    n, d = X.shape
    L = np.linalg.norm(X, 2) ** 2 / n
    F = lambda u: np.sum((X @ u - y) ** 2) / (2 * n) + lam * np.sum(np.abs(u))
    w = z = np.zeros(d)
    t = 1.0
    obj = []
    for _ in range(steps):
        w1 = soft_threshold(z - X.T @ (X @ z - y) / n / L, lam / L)
        t1 = (1 + np.sqrt(1 + 4 * t**2)) / 2
        z = w1 + (t - 1) / t1 * (w1 - w)
        w, t = w1, t1
        obj.append(F(z))
    return {"w": w, "objective": np.array(obj)}
