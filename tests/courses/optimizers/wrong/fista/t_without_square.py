# what: t_next = (1 + sqrt(1 + 4 t)) / 2, the square of t is forgotten
def fista(X, y, lam, steps):
    n, d = X.shape
    L = np.linalg.norm(X, 2) ** 2 / n
    w = np.zeros(d)
    z = np.zeros(d)
    t = 1.0
    objective = []
    for _ in range(steps):
        prev_w, prev_t = w, t
        w = soft_threshold(z - X.T @ (X @ z - y) / n / L, lam / L)
        t = (1 + np.sqrt(1 + 4 * prev_t)) / 2
        z = w + (prev_t - 1) / t * (w - prev_w)
        objective.append(np.sum((X @ w - y) ** 2) / (2 * n) + lam * np.sum(np.abs(w)))
    return {"w": w, "objective": np.array(objective)}
