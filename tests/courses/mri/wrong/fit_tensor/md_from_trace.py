# MD is the trace over 3 of the fitted tensor before negative eigenvalues are set to zero (and FA uses it)
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    X = np.array([np.ones_like(b), -b * gx**2, -b * gy**2, -b * gz**2, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz]).T
    q = np.linalg.lstsq(X, np.log(signals.T), rcond=None)[0]
    V = signals.shape[0]
    MD = (q[1] + q[2] + q[3]) / 3
    FA = np.zeros(V)
    col = np.zeros((V, 3))
    for v in range(V):
        D = np.array([[q[1, v], q[4, v], q[5, v]], [q[4, v], q[2, v], q[6, v]], [q[5, v], q[6, v], q[3, v]]])
        lam, vec = np.linalg.eigh(D)
        lam[lam < 0] = 0
        FA[v] = np.sqrt(1.5 * np.sum((lam - MD[v]) ** 2) / np.sum(lam**2))
        col[v] = np.abs(vec[:, -1]) * FA[v]
    return {"MD": MD, "FA": FA, "colour": col}
