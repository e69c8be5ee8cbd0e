# what: the old derivative is only added and not multiplied by t - x[k]: half of the product rule
def newton_interpolate(x, y, t):
    c = divided_differences(x, y)
    p = np.full(len(t), c[-1])
    dp = np.zeros(len(t))
    for ck, xk in zip(c[-2::-1], x[-2::-1]):
        dp = p + dp
        p = ck + (t - xk) * p
    return p, dp
