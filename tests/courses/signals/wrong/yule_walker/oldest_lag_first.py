# what: phi is returned in reversed order, the coefficient of lag p first
def yule_walker(x, order):
    gamma = autocovariance(x, order)
    rows = []
    for i in range(order):
        rows.append([gamma[abs(i - j)] for j in range(order)])
    R = np.array(rows)
    rhs = np.array([gamma[order - i] for i in range(order)])
    phi = np.linalg.solve(R, rhs)
    sigma2 = gamma[0] - np.sum(phi * rhs)
    return phi, sigma2
