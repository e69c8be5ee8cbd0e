# right: in single precision
def tridiagonal_solve(lower, diag, upper, rhs):
    n = diag.size
    lower, upper = lower.astype(np.float32), upper.astype(np.float32)
    d = diag.astype(np.float32)
    b = rhs.astype(np.float32)
    for i in range(1, n):
        w = lower[i - 1] / d[i - 1]
        d[i] = d[i] - w * upper[i - 1]
        b[i] = b[i] - w * b[i - 1]
    x = np.zeros(n, np.float32)
    x[n - 1] = b[n - 1] / d[n - 1]
    for i in reversed(range(n - 1)):
        x[i] = (b[i] - upper[i] * x[i + 1]) / d[i]
    return x
