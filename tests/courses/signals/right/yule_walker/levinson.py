def yule_walker(x, order):
    r = autocovariance(x, order)
    a = np.zeros(order)
    E = r[0]
    for m in range(order):
        k = r[m + 1]
        for j in range(m):
            k -= a[j] * r[m - j]
        k /= E
        new = a.copy()
        new[m] = k
        for j in range(m):
            new[j] = a[j] - k * a[m - 1 - j]
        a = new
        E *= 1 - k * k
    return a, E
