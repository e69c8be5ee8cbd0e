# FA has the factor 1/2 instead of 3/2, and the eigenvector of the smallest eigenvalue is taken
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    A = np.column_stack([np.ones(len(b)), -b * gx**2, -b * gy**2, -b * gz**2, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz])
    MD, FA, colour = [], [], []
    for s in signals:
        c = np.linalg.lstsq(A, np.log(s), rcond=None)[0]
        lam, U = np.linalg.eigh(np.array([[c[1], c[4], c[5]], [c[4], c[2], c[6]], [c[5], c[6], c[3]]]))
        lam = np.maximum(lam, 0)
        md = lam.mean()
        fa = np.sqrt(0.5 * np.sum((lam - md) ** 2) / np.sum(lam**2))
        MD.append(md)
        FA.append(fa)
        colour.append(np.abs(U[:, 0]) * fa)
    return {"MD": np.array(MD), "FA": np.array(FA), "colour": np.array(colour)}
