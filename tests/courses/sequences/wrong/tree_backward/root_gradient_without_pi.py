# what: the gradient of the root's partials lacks pi
def tree_backward(dsite, cache):
    children, t, pi, mu, stay, L, M, norms = cache
    inner = len(children)
    down = {2 * inner: np.ones((4, 1)) * (dsite / (pi @ L[-1]))}
    dpi = (L[-1] * dsite / (pi @ L[-1])).sum(1)
    de = np.zeros(2 * inner + 1)
    for k in range(inner)[::-1]:
        g = down[inner + 1 + k] / norms[k]
        l, r = children[k]
        gl = g * M[r]
        gr = g * M[l]
        for c, gc in zip((l, r), (gl, gr)):
            mean = np.einsum("a,am->m", pi, L[c])
            de[c] = np.einsum("am,am->", gc, L[c]) - np.einsum("am,m->", gc, mean)
            dpi = dpi + (1 - stay[c]) * np.einsum("bm,am->a", gc, L[c])
            down[c] = stay[c] * gc + (1 - stay[c]) * np.outer(pi, gc.sum(0))
    dt = -mu * stay * de
    dbeta = -np.sum(t * stay * de)
    dpi = dpi + dbeta * 2 * pi / (1 - np.sum(pi * pi)) ** 2
    return {"dt": dt, "dpi": dpi}
