# what: dk lacks its half and dr0 its minus
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    m, bonds, dim = u.shape
    e = r - r0
    dk = dstretch @ e**2
    dr = dstretch[:, None] * k * e
    dr0 = dr.sum(axis=0)
    dkappa = dbend @ (1 - cosine)
    dcosine = -dbend[:, None] * kappa
    du = np.zeros_like(u)
    du[:, :-1] += dcosine[:, :, None] * u[:, 1:]
    du[:, 1:] += dcosine[:, :, None] * u[:, :-1]
    db = dr[:, :, None] * u + (du - (du * u).sum(-1, keepdims=True) * u) / r[:, :, None]
    dx = np.zeros((m, bonds + 1, dim))
    dx[:, 1:] += db
    dx[:, :-1] -= db
    return {"dx": dx, "dk": dk, "dr0": dr0, "dkappa": dkappa}
