# what: the sister's partial likelihood is taken before it went along its branch
def tree_backward(dsite, cache):
    children, t, pi, beta, e, L, M, scales = cache
    n = len(children) + 1
    dL = np.zeros_like(L)
    dt = np.zeros(len(t))
    root = 2 * n - 2
    weight = dsite / np.sum(pi[:, None] * L[root], axis=0)
    dL[root] = np.outer(pi, weight)
    dpi = np.sum(L[root] * weight, axis=1)
    dbeta = 0
    for k in range(n - 2, -1, -1):
        for side in range(2):
            c = children[k, side]
            sister = children[k, 1 - side]
            dM = dL[n + k] * L[sister] / scales[k]
            P = e[c] * np.eye(4) + (1 - e[c]) * np.tile(pi, (4, 1))
            dP = dM @ L[c].T
            dL[c] = P.T @ dM
            de = np.trace(dP) - np.sum(dP @ pi)
            dpi += (1 - e[c]) * dP.sum(axis=0)
            dt[c] = -beta * e[c] * de
            dbeta += -t[c] * e[c] * de
    dpi += 2 * pi * dbeta / (1 - np.sum(pi**2)) ** 2
    return {"dt": dt, "dpi": dpi}
