# what: the values y are used as the coefficients, the divided differences are never computed
def newton_interpolate(x, y, t):
    n = len(y)
    p = np.full(t.shape, y[n - 1])
    dp = np.zeros(t.shape)
    k = n - 2
    while k >= 0:
        dp = p + (t - x[k]) * dp
        p = y[k] + (t - x[k]) * p
        k -= 1
    return p, dp
