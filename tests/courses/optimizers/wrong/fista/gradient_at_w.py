# what: the gradient is taken at the last iterate w, not at the extrapolated z from which the step starts
def fista(X, y, lam, steps):
    n, d = X.shape
    lip = np.linalg.norm(X, ord=2) ** 2 / n
    w = np.zeros(d)
    z = w.copy()
    t = 1.0
    objs = np.zeros(steps)
    for i in range(steps):
        grad = X.T @ (X @ w - y) / n
        w_old = w
        w = soft_threshold(z - grad / lip, lam / lip)
        t_old = t
        t = 0.5 * (1 + np.sqrt(1 + 4 * t_old**2))
        z = w + ((t_old - 1) / t) * (w - w_old)
        objs[i] = 0.5 * np.mean((X @ w - y) ** 2) + lam * np.sum(np.abs(w))
    return {"w": w, "objective": objs}
