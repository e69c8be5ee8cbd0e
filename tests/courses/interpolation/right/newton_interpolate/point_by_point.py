# what: Horner's scheme for one t after the other
def newton_interpolate(x, y, t):
    c = divided_differences(x, y)
    n = len(c)
    p, dp = [], []
    for u in t:
        v, d = c[n - 1], 0.0
        for k in range(n - 2, -1, -1):
            v, d = c[k] + (u - x[k]) * v, v + (u - x[k]) * d
        p.append(v)
        dp.append(d)
    return np.array(p), np.array(dp)
