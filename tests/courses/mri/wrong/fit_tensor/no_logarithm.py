# the signals themselves are fitted, not their logarithms
def fit_tensor(signals, b, g):
    G = np.einsum("ni,nj->nij", g, g)
    A = np.column_stack([np.ones(len(b)), -b * G[:, 0, 0], -b * G[:, 1, 1], -b * G[:, 2, 2], -2 * b * G[:, 0, 1], -2 * b * G[:, 0, 2], -2 * b * G[:, 1, 2]])
    c = np.linalg.lstsq(A, signals.T, rcond=None)[0]
    D = np.array([[c[1], c[4], c[5]], [c[4], c[2], c[6]], [c[5], c[6], c[3]]]).transpose(2, 0, 1)
    lam, vec = np.linalg.eigh(D)
    lam = np.maximum(lam, 0)
    MD = lam.mean(axis=1)
    FA = np.sqrt(1.5 * ((lam - MD[:, None]) ** 2).sum(axis=1) / (lam**2).sum(axis=1))
    return {"MD": MD, "FA": FA, "colour": np.abs(vec[:, :, -1]) * FA[:, None]}
