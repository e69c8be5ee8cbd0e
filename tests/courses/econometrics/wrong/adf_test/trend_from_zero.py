# the trend counts 0, 1, 2, ... and not from 1, which changes the constant
def adf_test(y, q, trend):
    dif = np.array([y[t] - y[t - 1] for t in range(1, len(y))])
    rows, left = [], []
    for t in range(q, len(dif)):
        left.append(dif[t])
        time = [t - q] if trend else []
        rows.append([y[t], 1.0] + time + [dif[t - j] for j in range(1, q + 1)])
    X, left = np.array(rows, dtype=float), np.array(left)
    n, k = X.shape
    b = np.linalg.lstsq(X, left, rcond=None)[0]
    s2 = np.sum((left - X @ b) ** 2) / (n - k)
    stat = b[0] / np.sqrt(s2 * np.linalg.inv(X.T @ X)[0, 0])
    return {"coef": b, "stat": stat, "reject": bool(stat < (-3.41 if trend else -2.86))}
