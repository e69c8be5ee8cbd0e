# what: Horner's scheme multiplies by t - x[k+1] instead of t - x[k]
def newton_interpolate(x, y, t):
    coef = divided_differences(x, y)
    n = len(coef)
    p = coef[n - 1] + 0 * t
    dp = 0 * t
    for k in range(n - 2, -1, -1):
        step = t - x[k + 1]
        p, dp = coef[k] + step * p, p + step * dp
    return p, dp
