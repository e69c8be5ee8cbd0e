# what: w is overwritten before z is computed, so w_next - w is zero: no acceleration
def fista(X, y, lam, steps):
    m, d = X.shape
    L = np.linalg.norm(X, 2) ** 2 / m
    w = np.zeros(d)
    z = np.zeros(d)
    t = 1.0
    objective = []
    for _ in range(steps):
        resid = X @ z - y
        w_next = soft_threshold(z - X.T @ resid / (m * L), lam / L)
        w = w_next
        t_next = (1 + np.sqrt(1 + 4 * t**2)) / 2
        z = w_next + (t - 1) / t_next * (w_next - w)
        t = t_next
        objective.append(np.sum((X @ w - y) ** 2) / (2 * m) + lam * np.sum(np.abs(w)))
    return {"w": w, "objective": np.array(objective)}
