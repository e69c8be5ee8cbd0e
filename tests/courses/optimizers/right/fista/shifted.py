# what: extrapolation at the start of the step, eigenvalue for L
def fista(X, y, lam, steps):
    n, d = X.shape
    G, c = X.T @ X / n, X.T @ y / n
    eta = 1 / np.linalg.eigvalsh(G).max()
    older = old = np.zeros(d)
    t_before, t = 1.0, 1.0
    obj = np.empty(steps)
    for k in range(steps):
        z = old + ((t_before - 1) / t if k else 0.0) * (old - older)
        new = soft_threshold(z - eta * (G @ z - c), eta * lam)
        older, old = old, new
        t_before, t = t, 0.5 + np.sqrt(0.25 + t * t)
        obj[k] = 0.5 * np.mean((y - X @ new) ** 2) + lam * np.linalg.norm(new, 1)
    return {"w": old, "objective": obj}
