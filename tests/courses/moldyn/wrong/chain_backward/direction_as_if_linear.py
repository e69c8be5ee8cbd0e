# what: divides by the length, but leaves out that a direction stays of length one
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    m, bonds, dim = u.shape
    diff = r - r0
    dk = np.einsum("m,mb->b", dstretch, 0.5 * diff**2)
    dr = np.einsum("m,b,mb->mb", dstretch, k, diff)
    dr0 = -dr.sum(0)
    dkappa = np.einsum("m,mb->b", dbend, 1 - cosine)
    dcos = -np.einsum("m,b->mb", dbend, kappa)
    du = np.zeros_like(u)
    du[:, :-1] += dcos[:, :, None] * u[:, 1:]
    du[:, 1:] += dcos[:, :, None] * u[:, :-1]
    db = dr[:, :, None] * u + du / r[:, :, None]
    dx = np.zeros((m, bonds + 1, dim))
    dx[:, 1:] += db
    dx[:, :-1] -= db
    return {"dx": dx, "dk": dk, "dr0": dr0, "dkappa": dkappa}
