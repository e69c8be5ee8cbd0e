# ln S0 is not fitted: the column of ones is missing from the design matrix
def fit_tensor(signals, b, g):
    x, y, z = g[:, 0], g[:, 1], g[:, 2]
    H = -b[:, None] * np.array([x**2, y**2, z**2, 2 * x * y, 2 * x * z, 2 * y * z]).T
    d = np.linalg.lstsq(H, np.log(signals).T, rcond=None)[0].T
    D = np.zeros((len(signals), 3, 3))
    D[:, 0, 0], D[:, 1, 1], D[:, 2, 2] = d[:, 0], d[:, 1], d[:, 2]
    D[:, 0, 1] = D[:, 1, 0] = d[:, 3]
    D[:, 0, 2] = D[:, 2, 0] = d[:, 4]
    D[:, 1, 2] = D[:, 2, 1] = d[:, 5]
    ev, vec = np.linalg.eigh(D)
    ev = np.maximum(ev, 0)
    md = ev.mean(axis=1)
    fa = np.sqrt(1.5 * ((ev - md[:, None]) ** 2).sum(1) / np.maximum((ev**2).sum(1), 1e-12))
    return {"MD": md, "FA": fa, "colour": np.abs(vec[:, :, -1]) * fa[:, None]}
