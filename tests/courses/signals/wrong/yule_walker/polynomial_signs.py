# what: returns the coefficients of the polynomial 1 + a1 z + ... (negative phi) instead of phi
def yule_walker(x, order):
    c = autocovariance(x, order)
    idx = np.abs(np.subtract.outer(np.arange(order), np.arange(order)))
    a = -np.linalg.solve(c[idx], c[1:])
    noise_var = c[0] + np.dot(a, c[1:])
    return a, noise_var
