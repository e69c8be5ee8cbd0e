# what: the gradient of the rest length lacks its minus
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    m, bonds, dim = u.shape
    dr = dstretch[:, None] * k * (r - r0)
    dcosine = -dbend[:, None] * kappa
    du = np.zeros_like(u)
    du[:, :-1] += dcosine[:, :, None] * u[:, 1:]
    du[:, 1:] += dcosine[:, :, None] * u[:, :-1]
    P = np.eye(dim) - u[:, :, :, None] * u[:, :, None, :]
    db = dr[:, :, None] * u + np.einsum("mbij,mbj->mbi", P, du) / r[:, :, None]
    dx = np.zeros((m, bonds + 1, dim))
    dx[:, 1:] += db
    dx[:, :-1] -= db
    return {
        "dx": dx,
        "dk": 0.5 * np.sum(dstretch[:, None] * (r - r0) ** 2, axis=0),
        "dr0": np.sum(dr, axis=0),
        "dkappa": np.sum(dbend[:, None] * (1 - cosine), axis=0),
    }
