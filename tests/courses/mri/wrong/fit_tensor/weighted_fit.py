# the fit is weighted with the squared signals instead of an ordinary one
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    A = np.column_stack([np.ones(len(b)), -b * gx**2, -b * gy**2, -b * gz**2, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz])
    MD, FA, colour = [], [], []
    for s in signals:
        W = np.diag(s**2)
        p = np.linalg.solve(A.T @ W @ A, A.T @ W @ np.log(s))
        D = np.array([[p[1], p[4], p[5]], [p[4], p[2], p[6]], [p[5], p[6], p[3]]])
        lam, vec = np.linalg.eigh(D)
        lam = np.maximum(lam, 0)
        m = lam.mean()
        fa = np.sqrt(1.5 * np.sum((lam - m) ** 2) / np.sum(lam**2))
        MD.append(m)
        FA.append(fa)
        colour.append(np.abs(vec[:, 2]) * fa)
    return {"MD": np.array(MD), "FA": np.array(FA), "colour": np.array(colour)}
