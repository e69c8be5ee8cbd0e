# the augmentation starts at lag 2: the differences of t-2 ... t-q-1 are used, with zeros before the start
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    padded = np.concatenate([[0.0], dy])
    columns = [y[q:-1], np.ones(n)]
    if trend:
        columns.append(np.arange(1, n + 1))
    for j in range(1, q + 1):
        columns.append(padded[q - j : q - j + n])
    X = np.column_stack(columns)
    A = np.linalg.inv(X.T @ X)
    b = A @ X.T @ dy[q:]
    r = dy[q:] - X @ b
    stat = b[0] / np.sqrt(r @ r / (n - X.shape[1]) * A[0, 0])
    return {"coef": b, "stat": stat, "reject": bool(stat < (-3.41 if trend else -2.86))}
