# what: sigma2 uses gamma[0..p-1] with phi instead of gamma[1..p]
def yule_walker(x, order):
    gam = autocovariance(x, order)
    R = np.array([[gam[abs(i - j)] for j in range(order)] for i in range(order)])
    phi = np.linalg.solve(R, gam[1:])
    v = gam[0]
    for i in range(order):
        v -= phi[i] * gam[i]
    return phi, v
