# MD is the sum of the eigenvalues, not their mean; FA is computed with the right mean
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    A = np.column_stack([np.ones(len(b)), -b * gx**2, -b * gy**2, -b * gz**2, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz])
    sol = np.linalg.pinv(A) @ np.log(signals.T)
    D = np.empty((signals.shape[0], 3, 3))
    D[:, [0, 1, 2], [0, 1, 2]] = sol[1:4].T
    D[:, [0, 0, 1], [1, 2, 2]] = sol[4:].T
    D[:, [1, 2, 2], [0, 0, 1]] = sol[4:].T
    lam, vec = np.linalg.eigh(D)
    lam = np.maximum(lam, 0)
    l1, l2, l3 = lam[:, 0], lam[:, 1], lam[:, 2]
    MD = l1 + l2 + l3
    mean = MD / 3
    FA = np.sqrt(1.5 * ((l1 - mean) ** 2 + (l2 - mean) ** 2 + (l3 - mean) ** 2) / (l1**2 + l2**2 + l3**2))
    return {"MD": MD, "FA": FA, "colour": np.abs(vec[:, :, 2]) * FA[:, None]}
