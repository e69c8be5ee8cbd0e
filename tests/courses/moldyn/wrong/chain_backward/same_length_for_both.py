# what: divides both shares of an angle by the first bond's length
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    m, bonds, dim = u.shape
    dk = 0.5 * np.sum(dstretch[:, None] * (r - r0) ** 2, axis=0)
    dr = dstretch[:, None] * k * (r - r0)
    dr0 = -np.sum(dr, axis=0)
    dkappa = np.sum(dbend[:, None] * (1 - cosine), axis=0)
    db = dr[:, :, None] * u
    for i in range(bonds - 1):
        g = -(dbend * kappa[i])[:, None]
        c = cosine[:, i, None]
        length = r[:, i, None]
        db[:, i] += g * (u[:, i + 1] - c * u[:, i]) / length
        db[:, i + 1] += g * (u[:, i] - c * u[:, i + 1]) / length
    dx = np.zeros((m, bonds + 1, dim))
    dx[:, 1:] += db
    dx[:, :-1] -= db
    return {"dx": dx, "dk": dk, "dr0": dr0, "dkappa": dkappa}
