# what: the extrapolation uses w_next - z instead of w_next - w
def fista(X, y, lam, steps):
    n, d = X.shape
    L = np.linalg.norm(X, 2) ** 2 / n
    x = np.zeros(d)
    v = np.zeros(d)
    t = 1.0
    F = []
    for _ in range(steps):
        grad = X.T @ (X @ v - y) / n
        x = soft_threshold(v - grad / L, lam / L)
        t_new = (1 + np.sqrt(1 + 4 * t**2)) / 2
        v = x + ((t - 1) / t_new) * (x - v)
        t = t_new
        F.append(np.mean((X @ x - y) ** 2) / 2 + lam * np.sum(np.abs(x)))
    return {"w": x, "objective": np.array(F)}
