# what: Levinson recursion divides by gamma0 at every step: the error is not updated before the next reflection
def yule_walker(x, order):
    c = autocovariance(x, order)
    a = []
    var = c[0]
    for m in range(1, order + 1):
        s = c[m]
        for j in range(1, m):
            s -= a[j - 1] * c[m - j]
        k = s / c[0]
        a = [a[j] - k * a[m - 2 - j] for j in range(m - 1)] + [k]
        var *= 1 - k * k
    return np.array(a), var
