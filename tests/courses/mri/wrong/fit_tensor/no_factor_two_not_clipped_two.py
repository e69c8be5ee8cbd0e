# the off-diagonal columns lack the factor 2, and negative eigenvalues are not set to zero
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    A = np.column_stack([np.ones(len(b)), -b * gx**2, -b * gy**2, -b * gz**2, -b * gx * gy, -b * gx * gz, -b * gy * gz])
    c = np.linalg.lstsq(A, np.log(signals).T, rcond=None)[0]
    D = np.array([[c[1], c[4], c[5]], [c[4], c[2], c[6]], [c[5], c[6], c[3]]]).transpose(2, 0, 1)
    w, U = np.linalg.eigh(D)
    MD = w.mean(axis=1)
    FA = np.sqrt(1.5 * ((w - MD[:, None]) ** 2).sum(axis=1) / (w**2).sum(axis=1))
    return {"MD": MD, "FA": FA, "colour": np.abs(U[:, :, 2]) * FA[:, None]}
