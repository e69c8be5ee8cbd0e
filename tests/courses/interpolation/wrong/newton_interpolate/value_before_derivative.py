# what: p is updated before dp, so the derivative uses the new value instead of the old one
def newton_interpolate(x, y, t):
    c = divided_differences(x, y)
    p = np.full(t.shape, c[-1])
    dp = np.zeros(t.shape)
    for k in range(len(c) - 2, -1, -1):
        p = c[k] + (t - x[k]) * p
        dp = p + (t - x[k]) * dp
    return p, dp
