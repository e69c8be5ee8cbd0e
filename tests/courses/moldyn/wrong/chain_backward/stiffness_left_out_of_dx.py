# what: leaves the stiffness out where the bonds pull on the beads
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    m, bonds, dim = u.shape
    ds = dstretch[:, None]
    dk = 0.5 * np.sum(ds * (r - r0) ** 2, axis=0)
    dr0 = -np.sum(ds * k * (r - r0), axis=0)
    dkappa = np.sum(dbend[:, None] * (1 - cosine), axis=0)
    dcosine = -dbend[:, None] * kappa
    du = np.zeros_like(u)
    du[:, :-1] += dcosine[:, :, None] * u[:, 1:]
    du[:, 1:] += dcosine[:, :, None] * u[:, :-1]
    db = (ds * (r - r0))[:, :, None] * u
    db += (du - np.sum(du * u, axis=-1, keepdims=True) * u) / r[:, :, None]
    dx = np.concatenate([-db, np.zeros((m, 1, dim))], axis=1)
    dx[:, 1:] += db
    return {"dx": dx, "dk": dk, "dr0": dr0, "dkappa": dkappa}
