# negative eigenvalues are not set to zero
def fit_tensor(signals, b, g):
    quad = np.einsum("ni,nj->nij", g, g)
    M = np.column_stack([np.ones(len(b)), -b[:, None] * quad.reshape(-1, 9)[:, [0, 4, 8]], -2 * b[:, None] * quad.reshape(-1, 9)[:, [1, 2, 5]]])
    p = np.linalg.lstsq(M, np.log(signals).T, rcond=None)[0]
    T = np.array([[p[1], p[4], p[5]], [p[4], p[2], p[6]], [p[5], p[6], p[3]]])
    T = np.moveaxis(T, -1, 0)
    lam, v = np.linalg.eigh(T)
    MD = lam.mean(1)
    FA = np.sqrt(1.5) * np.linalg.norm(lam - MD[:, None], axis=1) / np.linalg.norm(lam, axis=1)
    return {"MD": MD, "FA": FA, "colour": np.abs(v[..., 2]) * FA[:, None]}
