# what: dp starts at one instead of zero
def newton_interpolate(x, y, t):
    c = divided_differences(x, y)
    p = np.full(t.shape, c[-1])
    dp = np.ones(t.shape)
    for k in range(len(c) - 2, -1, -1):
        dp = p + (t - x[k]) * dp
        p = c[k] + (t - x[k]) * p
    return p, dp
