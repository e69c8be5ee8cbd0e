# what: Horner's scheme runs through the coefficients from the first to the last instead of from the last to the first
def newton_interpolate(x, y, t):
    c = divided_differences(x, y)
    p = np.full(t.shape, c[0])
    dp = np.zeros(t.shape)
    for k in range(1, len(c)):
        dp = p + (t - x[k]) * dp
        p = c[k] + (t - x[k]) * p
    return p, dp
