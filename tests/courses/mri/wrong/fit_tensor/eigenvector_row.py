# the last row of the matrix of eigenvectors is taken instead of the last column
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    A = np.column_stack([np.ones(b.size), -b * gx**2, -b * gy**2, -b * gz**2, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz])
    V = signals.shape[0]
    MD = np.zeros(V)
    FA = np.zeros(V)
    colour = np.zeros((V, 3))
    for v in range(V):
        c = np.linalg.lstsq(A, np.log(signals[v]), rcond=None)[0]
        D = np.array([[c[1], c[4], c[5]], [c[4], c[2], c[6]], [c[5], c[6], c[3]]])
        lam, vecs = np.linalg.eigh(D)
        lam = np.maximum(lam, 0)
        MD[v] = lam.mean()
        FA[v] = np.sqrt(3 / 2 * np.sum((lam - lam.mean()) ** 2) / np.sum(lam**2))
        principal = vecs[2]
        colour[v] = np.abs(principal) * FA[v]
    return {"MD": MD, "FA": FA, "colour": colour}
