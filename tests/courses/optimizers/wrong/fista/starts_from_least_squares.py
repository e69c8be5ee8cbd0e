# what: w and z begin at the least-squares solution instead of at zero
def fista(X, y, lam, steps):
    n = X.shape[0]
    w_hist = [np.linalg.lstsq(X, y, rcond=None)[0]] * 2
    L = np.linalg.norm(X.T @ X, 2) / n
    t, t_prev = 1.0, 1.0
    vals = np.zeros(steps)
    for i in range(steps):
        z = w_hist[-1] + (t_prev - 1) / t * (w_hist[-1] - w_hist[-2])
        w_hist.append(soft_threshold(z + X.T @ (y - X @ z) / (n * L), lam / L))
        t_prev, t = t, (1 + np.sqrt(1 + 4 * t * t)) / 2
        vals[i] = np.mean((X @ w_hist[-1] - y) ** 2) / 2 + lam * abs(w_hist[-1]).sum()
    return {"w": w_hist[-1], "objective": vals}
