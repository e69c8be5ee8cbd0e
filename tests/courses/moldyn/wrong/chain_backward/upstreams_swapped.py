# what: takes dbend for the bonds and dstretch for the angles
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    m, bonds, dim = u.shape
    d1, d2 = dbend[:, None], dstretch[:, None]
    dk = 0.5 * np.sum(d1 * (r - r0) ** 2, axis=0)
    dr = d1 * k * (r - r0)
    dr0 = -np.sum(dr, axis=0)
    dkappa = np.sum(d2 * (1 - cosine), axis=0)
    dcosine = -d2 * kappa
    du = np.zeros_like(u)
    du[:, :-1] += dcosine[:, :, None] * u[:, 1:]
    du[:, 1:] += dcosine[:, :, None] * u[:, :-1]
    along = np.sum(du * u, axis=-1, keepdims=True)
    db = dr[:, :, None] * u + (du - along * u) / r[:, :, None]
    dx = np.zeros((m, bonds + 1, dim))
    dx[:, 1:] += db
    dx[:, :-1] -= db
    return {"dx": dx, "dk": dk, "dr0": dr0, "dkappa": dkappa}
