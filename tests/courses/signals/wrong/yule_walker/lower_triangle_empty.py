# what: the covariance matrix is filled only on and above the diagonal, its lower triangle stays zero
def yule_walker(x, order):
    acv = autocovariance(x, order)
    R = np.zeros((order, order))
    for row in range(order):
        for col in range(row, order):
            R[row, col] = acv[col - row]
    b = acv[1:]
    w = np.linalg.solve(R, b)
    return w, acv[0] - (w * b).sum()
