# FA is not under a root
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    A = np.c_[np.ones(len(b)), -b * gx**2, -b * gy**2, -b * gz**2, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz]
    P = np.linalg.pinv(A)
    MD, FA, colour = [], [], []
    for s in signals:
        c = P @ np.log(s)
        D = np.array([[c[1], c[4], c[5]], [c[4], c[2], c[6]], [c[5], c[6], c[3]]])
        w, U = np.linalg.eigh(D)
        w = w.clip(min=0)
        md = w.mean()
        fa = 1.5 * np.sum((w - md) ** 2) / np.sum(w**2)
        MD.append(md)
        FA.append(fa)
        colour.append(np.abs(U[:, 2]) * fa)
    return {"MD": np.array(MD), "FA": np.array(FA), "colour": np.array(colour)}
