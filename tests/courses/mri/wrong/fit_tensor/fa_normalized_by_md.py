# the denominator of FA is 3 MD squared instead of the sum of the squared eigenvalues
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    A = np.column_stack([np.ones(len(b)), -b * gx**2, -b * gy**2, -b * gz**2, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz])
    f = np.linalg.lstsq(A, np.log(signals).T, rcond=None)[0]
    D = np.array([[f[1], f[4], f[5]], [f[4], f[2], f[6]], [f[5], f[6], f[3]]]).transpose(2, 0, 1)
    lam, vec = np.linalg.eigh(D)
    lam = np.maximum(lam, 0)
    MD = lam.mean(axis=1)
    numerator = np.sum((lam - MD[:, None]) ** 2, axis=1)
    denominator = 3 * MD**2
    FA = np.sqrt(1.5 * numerator / denominator)
    return {"MD": MD, "FA": FA, "colour": np.abs(vec[:, :, 2]) * FA[:, None]}
