# what: sigma2 adds the explained part to gamma0 instead of subtracting it
def yule_walker(x, order):
    gam = autocovariance(x, order)
    G = np.empty((order, order))
    for i in range(order):
        G[i] = [gam[abs(i - j)] for j in range(order)]
    phi = np.linalg.inv(G) @ gam[1:]
    sigma2 = gam[0]
    for i in range(order):
        sigma2 += phi[i] * gam[i + 1]
    return phi, sigma2
