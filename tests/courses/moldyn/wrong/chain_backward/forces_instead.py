# what: gives the forces, minus the gradient, as dx
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    gs = dstretch[:, None]
    gb = dbend[:, None]
    elong = r - r0
    dk = (gs * elong**2 / 2).sum(0)
    dr0 = -(gs * k * elong).sum(0)
    dkappa = (gb * (1 - cosine)).sum(0)
    g = (gs * k * elong)[..., None] * u
    w = (gb * kappa)[..., None]
    c = cosine[..., None]
    g[:, :-1] -= w * (u[:, 1:] - c * u[:, :-1]) / r[:, :-1, None]
    g[:, 1:] -= w * (u[:, :-1] - c * u[:, 1:]) / r[:, 1:, None]
    force = np.zeros((u.shape[0], u.shape[1] + 1, u.shape[2]))
    force[:, :-1] += g
    force[:, 1:] -= g
    return {"dx": force, "dk": dk, "dr0": dr0, "dkappa": dkappa}
