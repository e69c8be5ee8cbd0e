# what: the gradients of k and r0 are those of the energies' sum: dstretch is left out there
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    m, bonds, dim = u.shape
    dk = 0.5 * np.sum((r - r0) ** 2, axis=0)
    dr0 = -np.sum(k * (r - r0), axis=0)
    dkappa = np.sum(dbend[:, None] * (1 - cosine), axis=0)
    dr = dstretch[:, None] * k * (r - r0)
    dcosine = -dbend[:, None] * kappa
    du = np.zeros_like(u)
    du[:, :-1] += dcosine[:, :, None] * u[:, 1:]
    du[:, 1:] += dcosine[:, :, None] * u[:, :-1]
    along = np.sum(du * u, axis=-1, keepdims=True)
    db = dr[:, :, None] * u + (du - along * u) / r[:, :, None]
    dx = np.zeros((m, bonds + 1, dim))
    dx[:, 1:] += db
    dx[:, :-1] -= db
    return {"dx": dx, "dk": dk, "dr0": dr0, "dkappa": dkappa}
