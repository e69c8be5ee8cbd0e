# what: from the first coefficient on, with the basis and its derivative carried along
def newton_interpolate(x, y, t):
    c = divided_differences(x, y)
    p, dp = np.zeros(t.shape), np.zeros(t.shape)
    w, dw = np.ones(t.shape), np.zeros(t.shape)
    for ck, xk in zip(c, x):
        p = p + ck * w
        dp = dp + ck * dw
        dw = w + (t - xk) * dw
        w = (t - xk) * w
    return p, dp
