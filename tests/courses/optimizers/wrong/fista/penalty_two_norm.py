# what: the penalty in the objective is the 2-norm of w instead of the 1-norm
def fista(X, y, lam, steps):
    n, d = X.shape
    L = np.linalg.norm(X, 2) ** 2 / n
    w_prev = np.zeros(d)
    z = np.zeros(d)
    t = 1.0
    obj = np.zeros(steps)
    for k in range(steps):
        w = soft_threshold(z - X.T @ (X @ z - y) / n / L, lam / L)
        t_next = (1 + np.sqrt(1 + 4 * t**2)) / 2
        z = w + (t - 1) / t_next * (w - w_prev)
        w_prev = w
        t = t_next
        obj[k] = np.sum((X @ w - y) ** 2) / (2 * n) + lam * np.linalg.norm(w)
    return {"w": w_prev, "objective": obj}
