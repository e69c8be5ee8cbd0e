# rows built in a loop over time, lstsq
def adf_test(y, q, trend):
    T = len(y)
    rows, left = [], []
    for t in range(q + 1, T):
        row = [y[t - 1], 1.0] + ([t - q] if trend else [])
        row += [y[t - j] - y[t - j - 1] for j in range(1, q + 1)]
        rows.append(row)
        left.append(y[t] - y[t - 1])
    X, z = np.array(rows, dtype=float), np.array(left)
    b = np.linalg.lstsq(X, z, rcond=None)[0]
    dof = X.shape[0] - X.shape[1]
    se = np.sqrt(np.diag(np.linalg.inv(X.T @ X)) * np.sum((z - X @ b) ** 2) / dof)
    t = b[0] / se[0]
    if trend:
        return {"coef": b, "stat": t, "reject": bool(t < -3.41)}
    return {"coef": b, "stat": t, "reject": bool(t < -2.86)}
