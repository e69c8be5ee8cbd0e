# what: p is updated before dp, and the factor is t - x[k+1] instead of t - x[k]
def newton_interpolate(x, y, t):
    a = divided_differences(x, y)
    p = a[-1] * np.ones(t.shape)
    dp = np.zeros(t.shape)
    for k in range(len(a) - 2, -1, -1):
        u = t - x[k + 1]
        p = a[k] + u * p
        dp = p + u * dp
    return p, dp
