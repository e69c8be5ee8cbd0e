# what: downward, P and not its transpose is applied
def tree_backward(dsite, cache):
    children, t, pi, mu, stay, L, M, norms = cache
    n = len(children) + 1
    pr = pi @ L[-1]
    G = np.zeros(L.shape)
    G[-1] = pi[:, None] * dsite / pr
    dpi = L[-1] @ (dsite / pr)
    dt = np.zeros(2 * n - 1)
    dbeta = 0.0
    for k in reversed(range(n - 1)):
        g_parent = G[n + k] / norms[k]
        left, right = children[k]
        for c, other in ((left, right), (right, left)):
            dmsg = g_parent * M[other]
            tot = np.sum(dmsg, axis=0)
            de = np.sum(dmsg * (L[c] - pi @ L[c]))
            G[c] = stay[c] * dmsg + (1 - stay[c]) * (pi @ dmsg)
            dpi = dpi + (1 - stay[c]) * (L[c] @ tot)
            dt[c] = -mu * stay[c] * de
            dbeta -= t[c] * stay[c] * de
    dpi = dpi + dbeta * 2 * pi * mu**2
    return {"dt": dt, "dpi": dpi}
