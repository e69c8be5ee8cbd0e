# what: the derivative of each cosine written out, one molecule at a time
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    m, nb, dim = u.shape
    dx = np.zeros((m, nb + 1, dim))
    dk, dr0, dkappa = np.zeros(nb), np.zeros(nb), np.zeros(nb - 1)
    for c in range(m):
        for i in range(nb):
            e = r[c, i] - r0[i]
            dk[i] += 0.5 * dstretch[c] * e * e
            dr0[i] += -dstretch[c] * k[i] * e
            pull = dstretch[c] * k[i] * e * u[c, i]
            dx[c, i + 1] += pull
            dx[c, i] -= pull
        for i in range(nb - 1):
            dkappa[i] += dbend[c] * (1 - cosine[c, i])
            first = (u[c, i + 1] - cosine[c, i] * u[c, i]) / r[c, i]
            second = (u[c, i] - cosine[c, i] * u[c, i + 1]) / r[c, i + 1]
            g = -dbend[c] * kappa[i]
            dx[c, i] -= g * first
            dx[c, i + 1] += g * (first - second)
            dx[c, i + 2] += g * second
    return {"dx": dx, "dk": dk, "dr0": dr0, "dkappa": dkappa}
