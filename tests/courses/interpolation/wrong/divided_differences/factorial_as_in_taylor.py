# what: each coefficient is divided by k! in the end, as in a Taylor series
def divided_differences(x, y):
    n = len(x)
    F = np.zeros((n, n))
    F[:, 0] = y
    for j in range(1, n):
        F[j:, j] = (F[j:, j - 1] - F[j - 1 : -1, j - 1]) / (x[j:] - x[: n - j])
    c = np.diag(F).copy()
    fact = 1.0
    for k in range(1, n):
        fact *= k
        c[k] /= fact
    return c
