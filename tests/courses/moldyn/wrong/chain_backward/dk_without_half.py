# what: the gradient of the stiffness lacks the half
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    m, bonds, dim = u.shape
    dk = np.zeros(bonds)
    dr0 = np.zeros(bonds)
    dkappa = np.zeros(bonds - 1)
    dx = np.zeros((m, bonds + 1, dim))
    for c in range(m):
        db = np.zeros((bonds, dim))
        for i in range(bonds):
            stretch = r[c, i] - r0[i]
            dk[i] += dstretch[c] * stretch**2
            dr0[i] -= dstretch[c] * k[i] * stretch
            db[i] += dstretch[c] * k[i] * stretch * u[c, i]
        for i in range(bonds - 1):
            dkappa[i] += dbend[c] * (1 - cosine[c, i])
            g = dbend[c] * kappa[i]
            db[i] -= g * (u[c, i + 1] - cosine[c, i] * u[c, i]) / r[c, i]
            db[i + 1] -= g * (u[c, i] - cosine[c, i] * u[c, i + 1]) / r[c, i + 1]
        dx[c, 1:] += db
        dx[c, :-1] -= db
    return {"dx": dx, "dk": dk, "dr0": dr0, "dkappa": dkappa}
