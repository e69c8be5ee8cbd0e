# what: multiplied by the scales where they divide
def tree_backward(dsite, cache):
    children, t, pi, mu, stay, L, M, norms = cache
    n = len(children) + 1
    dL = np.zeros_like(L)
    dt = np.zeros(len(t))
    root = 2 * n - 2
    w = dsite / np.sum(pi[:, None] * L[root], axis=0)
    dL[root] = np.outer(pi, w)
    dpi = np.sum(L[root] * w, axis=1)
    dbeta = 0
    for k in range(n - 2, -1, -1):
        for side in range(2):
            c = children[k, side]
            sister = children[k, 1 - side]
            dmsg = dL[n + k] * M[sister] * norms[k]
            P = stay[c] * np.eye(4) + (1 - stay[c]) * np.tile(pi, (4, 1))
            dP = dmsg @ L[c].T
            dL[c] = P.T @ dmsg
            de = np.trace(dP) - np.sum(dP @ pi)
            dpi += (1 - stay[c]) * dP.sum(axis=0)
            dt[c] = -mu * stay[c] * de
            dbeta += -t[c] * stay[c] * de
    dpi += 2 * pi * dbeta / (1 - np.sum(pi**2)) ** 2
    return {"dt": dt, "dpi": dpi}
