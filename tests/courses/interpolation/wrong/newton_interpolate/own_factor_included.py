# what: the factor t - x[k] is multiplied into the basis before c[k] is added instead of after it
def newton_interpolate(x, y, t):
    c = divided_differences(x, y)
    p = 0 * t
    dp = 0 * t
    w = np.ones_like(t)
    dw = np.zeros_like(t)
    for k in range(len(c)):
        dw = dw * (t - x[k]) + w
        w = w * (t - x[k])
        p = p + c[k] * w
        dp = dp + c[k] * dw
    return p, dp
