# np.linalg.eig is used and its last vector taken, although it does not sort the eigenvalues
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    A = np.column_stack([np.ones(len(b)), -b * gx**2, -b * gy**2, -b * gz**2, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz])
    V = len(signals)
    MD, FA, colour = np.zeros(V), np.zeros(V), np.zeros((V, 3))
    for v in range(V):
        p = np.linalg.lstsq(A, np.log(signals[v]), rcond=None)[0]
        D = np.array([[p[1], p[4], p[5]], [p[4], p[2], p[6]], [p[5], p[6], p[3]]])
        lam, vec = np.linalg.eig(D)
        lam = np.maximum(lam.real, 0)
        MD[v] = lam.mean()
        FA[v] = np.sqrt(1.5 * np.sum((lam - MD[v]) ** 2) / np.sum(lam**2))
        colour[v] = np.abs(vec[:, -1].real) * FA[v]
    return {"MD": MD, "FA": FA, "colour": colour}
