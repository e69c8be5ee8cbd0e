# what: the loop stops before k = 0, so the first coefficient and node are left out
def newton_interpolate(x, y, t):
    c = divided_differences(x, y)
    m = len(t)
    p = np.zeros(m)
    dp = np.zeros(m)
    for j in range(m):
        val = c[-1]
        der = 0.0
        for k in range(len(c) - 2, 0, -1):
            der = val + (t[j] - x[k]) * der
            val = c[k] + (t[j] - x[k]) * val
        p[j] = val
        dp[j] = der
    return p, dp
