# what: Levinson recursion overwrites the coefficients in place, so later ones use already updated ones
def yule_walker(x, order):
    r = autocovariance(x, order)
    phi = np.zeros(order)
    err = r[0]
    for m in range(order):
        acc = r[m + 1]
        for j in range(m):
            acc = acc - phi[j] * r[m - j]
        k = acc / err
        for j in range(m):
            phi[j] = phi[j] - k * phi[m - 1 - j]
        phi[m] = k
        err = err * (1 - k ** 2)
    return phi, err
