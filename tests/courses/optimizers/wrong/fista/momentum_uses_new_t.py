# what: the momentum is (t_next - 1) / t_next instead of (t - 1) / t_next
def fista(X, y, lam, steps):
    n = X.shape[0]
    L = np.linalg.eigvalsh(X.T @ X / n)[-1]
    w_old = np.zeros(X.shape[1])
    z = w_old
    t = 1
    obj = []
    for k in range(steps):
        w = soft_threshold(z - X.T @ (X @ z - y) / (n * L), lam / L)
        t = (1 + np.sqrt(1 + 4 * t * t)) / 2
        z = w + (t - 1) / t * (w - w_old)
        w_old = w
        obj.append(np.sum((X @ w - y) ** 2) / (2 * n) + lam * np.abs(w).sum())
    return {"w": w, "objective": np.array(obj)}
