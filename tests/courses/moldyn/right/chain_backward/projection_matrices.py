# what: einsum, with the projection as a matrix, and padding for dx
def chain_backward(dstretch, dbend, cache):
    k, r0, kappa, r, u, cosine = cache
    e = r - r0
    w = np.einsum("m,a->ma", dbend, kappa)[..., None]
    pad = np.zeros_like(u[:, :1])
    du = -np.concatenate([w * u[:, 1:], pad], axis=1) - np.concatenate([pad, w * u[:, :-1]], axis=1)
    P = (np.eye(u.shape[2]) - np.einsum("mbi,mbj->mbij", u, u)) / r[..., None, None]
    db = np.einsum("m,b,mb,mbd->mbd", dstretch, k, e, u) + np.einsum("mbij,mbj->mbi", P, du)
    dx = np.concatenate([pad, db], axis=1) - np.concatenate([db, pad], axis=1)
    return {
        "dx": dx,
        "dk": dstretch @ (e**2) / 2,
        "dr0": -k * (dstretch @ e),
        "dkappa": np.sum(dbend) - dbend @ cosine,
    }
