# what: the loop begins at the last coefficient although p already holds it, so it is used twice
def newton_interpolate(x, y, t):
    c = divided_differences(x, y)
    p = np.ones_like(t) * c[-1]
    dp = np.zeros_like(t)
    for k in reversed(range(len(c))):
        dp = dp * (t - x[k]) + p
        p = p * (t - x[k]) + c[k]
    return p, dp
