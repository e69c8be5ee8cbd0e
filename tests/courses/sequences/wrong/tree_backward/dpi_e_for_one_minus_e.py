# what: dpi of the transitions is weighted with e and not with 1 - e
def tree_backward(dsite, cache):
    children, t, pi, beta, e, L, M, scales = cache
    n = len(children) + 1
    prob = pi @ L[-1]
    G = np.zeros(L.shape)
    G[-1] = pi[:, None] * dsite / prob
    dpi = L[-1] @ (dsite / prob)
    dt = np.zeros(2 * n - 1)
    dbeta = 0.0
    for k in reversed(range(n - 1)):
        draw = G[n + k] / scales[k]
        left, right = children[k]
        for c, other in ((left, right), (right, left)):
            dM = draw * M[other]
            total = np.sum(dM, axis=0)
            de = np.sum(dM * (L[c] - pi @ L[c]))
            G[c] = e[c] * dM + (1 - e[c]) * pi[:, None] * total
            dpi = dpi + e[c] * (L[c] @ total)
            dt[c] = -beta * e[c] * de
            dbeta -= t[c] * e[c] * de
    dpi = dpi + dbeta * 2 * pi * beta**2
    return {"dt": dt, "dpi": dpi}
