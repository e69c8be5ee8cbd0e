# what: fits by least squares on the lagged values x[p:] instead of by the Yule-Walker equations
def yule_walker(x, order):
    z = x - np.mean(x)
    n = len(z)
    A = np.column_stack([z[order - i:n - i] for i in range(1, order + 1)])
    target = z[order:]
    phi = np.linalg.lstsq(A, target, rcond=None)[0]
    resid = target - A @ phi
    return phi, np.mean(resid ** 2)
