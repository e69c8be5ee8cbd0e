# what: the scales are forgotten, and dt lacks beta
def tree_backward(dsite, cache):
    children, t, pi, beta, e, L, M, scales = cache
    inner = len(children)
    up = {2 * inner: pi[:, None] * (dsite / (pi @ L[-1]))}
    dpi = (L[-1] * dsite / (pi @ L[-1])).sum(1)
    de = np.zeros(2 * inner + 1)
    for k in range(inner)[::-1]:
        g = up[inner + 1 + k]
        l, r = children[k]
        gl = g * M[r]
        gr = g * M[l]
        for c, gc in zip((l, r), (gl, gr)):
            mean = np.einsum("a,am->m", pi, L[c])
            de[c] = np.einsum("am,am->", gc, L[c]) - np.einsum("am,m->", gc, mean)
            dpi = dpi + (1 - e[c]) * np.einsum("bm,am->a", gc, L[c])
            up[c] = e[c] * gc + (1 - e[c]) * np.outer(pi, gc.sum(0))
    dt = -e * de
    dbeta = -np.sum(t * e * de)
    dpi = dpi + dbeta * 2 * pi / (1 - np.sum(pi * pi)) ** 2
    return {"dt": dt, "dpi": dpi}
