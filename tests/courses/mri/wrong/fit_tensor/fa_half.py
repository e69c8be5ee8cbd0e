# FA has the factor 1/2 instead of 3/2 under the root
def fit_tensor(signals, b, g):
    design = np.ones((len(b), 7))
    pairs = [(0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2)]
    for k, (i, j) in enumerate(pairs):
        factor = 1 if i == j else 2
        design[:, k + 1] = -factor * b * g[:, i] * g[:, j]
    est = np.linalg.lstsq(design, np.log(signals).T, rcond=None)[0]
    D = np.zeros((signals.shape[0], 3, 3))
    for k, (i, j) in enumerate(pairs):
        D[:, i, j] = est[k + 1]
        D[:, j, i] = est[k + 1]
    lam, vec = np.linalg.eigh(D)
    lam = np.where(lam < 0, 0, lam)
    MD = lam.mean(axis=1)
    FA = np.sqrt(0.5 * ((lam - MD[:, None]) ** 2).sum(axis=1) / (lam**2).sum(axis=1))
    return {"MD": MD, "FA": FA, "colour": FA[:, None] * np.abs(vec[:, :, 2])}
