# what: Levinson recursion shrinks the error by (1 - k) instead of (1 - k**2)
def yule_walker(x, order):
    r = autocovariance(x, order)
    a = np.array([])
    E = r[0]
    for m in range(1, order + 1):
        k = (r[m] - np.dot(a, r[m - 1:0:-1])) / E
        a = np.append(a - k * a[::-1], k)
        E = E * (1 - k)
    return a, E
