# what: the gradient of kappa lacks the 1: minus the cosine alone
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    m, bonds, dim = u.shape
    stretch_part = dstretch[:, None] * (r - r0)
    dk = 0.5 * np.sum(stretch_part * (r - r0), axis=0)
    dr = stretch_part * k
    dkappa = -np.sum(dbend[:, None] * cosine, axis=0)
    weight = (dbend[:, None] * kappa)[:, :, None]
    du = np.zeros((m, bonds, dim))
    du[:, :-1] -= weight * u[:, 1:]
    du[:, 1:] -= weight * u[:, :-1]
    du = du - np.sum(du * u, axis=-1, keepdims=True) * u
    db = dr[:, :, None] * u + du / r[:, :, None]
    dx = np.zeros((m, bonds + 1, dim))
    dx[:, 1:] = db
    dx[:, :-1] = dx[:, :-1] - db
    return {"dx": dx, "dk": dk, "dr0": -np.sum(dr, axis=0), "dkappa": dkappa}
