# what: L is the largest eigenvalue of X.T X, not divided by n, while the gradient is an average
def fista(X, y, lam, steps):
    n, p = X.shape
    lipschitz = np.max(np.linalg.eigvalsh(X.T @ X))
    eta = 1 / lipschitz
    beta_prev = np.zeros(p)
    yk = np.zeros(p)
    tk = 1
    values = []
    for k in range(steps):
        beta = soft_threshold(yk - eta * X.T @ (X @ yk - y) / n, eta * lam)
        tk1 = (1 + np.sqrt(1 + 4 * tk**2)) / 2
        yk = beta + (tk - 1) / tk1 * (beta - beta_prev)
        beta_prev, tk = beta, tk1
        r = X @ beta - y
        values.append(r @ r / (2 * n) + lam * np.sum(np.abs(beta)))
    return {"w": beta, "objective": np.array(values)}
