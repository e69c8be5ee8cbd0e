# what: diagonal updated with lower instead of upper
def tridiagonal_solve(lower, diag, upper, rhs):
    n = diag.size
    d = diag.copy()
    b = rhs.copy()
    for i in range(1, n):
        w = lower[i - 1] / d[i - 1]
        d[i] = d[i] - w * lower[i - 1]
        b[i] = b[i] - w * b[i - 1]
    x = np.zeros(n)
    x[n - 1] = b[n - 1] / d[n - 1]
    for i in reversed(range(n - 1)):
        x[i] = (b[i] - upper[i] * x[i + 1]) / d[i]
    return x
