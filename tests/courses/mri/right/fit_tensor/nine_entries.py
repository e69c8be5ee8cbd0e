# the full 3 x 3 tensor by the minimum-norm solution of nine columns, einsum
def fit_tensor(signals, b, g):
    V, N = signals.shape
    G = np.einsum("n,ni,nj->nij", -b, g, g).reshape(N, 9)
    sol = np.linalg.pinv(np.hstack([np.ones((N, 1)), G])) @ np.log(signals).T
    D = sol[1:].T.reshape(V, 3, 3)
    D = (D + D.transpose(0, 2, 1)) / 2
    lam, vec = np.linalg.eigh(D)
    lam = np.where(lam > 0, lam, 0)
    md = lam.sum(axis=1) / 3
    fa = np.sqrt(1.5 * (1 - 3 * md**2 / np.einsum("vi,vi->v", lam, lam)))
    return {"colour": np.abs(vec[..., -1]) * fa[:, None], "FA": fa, "MD": md}
