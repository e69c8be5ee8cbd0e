# what: X @ residual instead of X.T @ residual: crashes unless X is square
def fista(X, y, lam, steps):
    N = len(X)
    step = N / np.linalg.norm(X, 2) ** 2
    w_now, w_before, z = np.zeros(X.shape[1]), np.zeros(X.shape[1]), np.zeros(X.shape[1])
    t_now = 1
    obj = []
    for it in range(steps):
        pred = np.matmul(X, z)
        grad = np.matmul(X, pred - y) / N
        w_before = w_now
        w_now = soft_threshold(z - step * grad, step * lam)
        t_before, t_now = t_now, (1 + np.sqrt(1 + 4 * t_now ** 2)) / 2
        z = w_now + (t_before - 1) / t_now * (w_now - w_before)
        obj.append(0.5 / N * np.sum((np.matmul(X, w_now) - y) ** 2) + lam * np.sum(np.abs(w_now)))
    return {"w": w_now, "objective": np.array(obj)}
