# what: writes the second share of an inner direction over the first instead of adding it
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    m, nb, dim = u.shape
    dk = 0.5 * dstretch @ (r - r0) ** 2
    dr = dstretch[:, None] * k * (r - r0)
    dr0 = -dr.sum(axis=0)
    dkappa = dbend @ (1 - cosine)
    dcos = -dbend[:, None] * kappa
    du = np.zeros_like(u)
    for i in range(nb - 1):
        du[:, i] = dcos[:, i, None] * u[:, i + 1]
        du[:, i + 1] = dcos[:, i, None] * u[:, i]
    db = dr[:, :, None] * u + (du - np.sum(du * u, axis=2, keepdims=True) * u) / r[:, :, None]
    dx = np.zeros((m, nb + 1, dim))
    for i in range(nb):
        dx[:, i + 1] += db[:, i]
        dx[:, i] -= db[:, i]
    return {"dx": dx, "dk": dk, "dr0": dr0, "dkappa": dkappa}
