# the series is fitted against the number of the column instead of the time in years
def trend_significance(time, Y):
    n = Y.shape[1]
    x = np.arange(n) - (n - 1) / 2
    b = Y @ x / (x @ x)
    e = Y - Y.mean(axis=1)[:, None] - np.outer(b, x)
    q = np.einsum("ij,ij->i", e, e)
    r = np.einsum("ij,ij->i", e[:, 1:], e[:, :-1]) / q
    ne = np.minimum(np.maximum(n * (1 - r) / (1 + r), 3), n)
    se = np.sqrt(q / (ne - 2) / (x @ x))
    return 10 * b, r, 10 * se, np.abs(b) > 2 * se
