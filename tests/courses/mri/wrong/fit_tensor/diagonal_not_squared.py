# the gradient components of the diagonal columns are not squared
def fit_tensor(signals, b, g):
    gx, gy, gz = g.T
    A = np.vstack([np.ones(len(b)), -b * gx, -b * gy, -b * gz, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz]).T
    p = np.linalg.lstsq(A, np.log(signals).T, rcond=None)[0]
    FA, MD, RGB = [], [], []
    for v in range(signals.shape[0]):
        D = np.array([[p[1, v], p[4, v], p[5, v]], [p[4, v], p[2, v], p[6, v]], [p[5, v], p[6, v], p[3, v]]])
        lam, vec = np.linalg.eigh(D)
        lam = np.maximum(lam, 0)
        MD.append(lam.mean())
        FA.append(np.sqrt(1.5 * ((lam - MD[v]) ** 2).sum() / (lam**2).sum()))
        RGB.append(abs(vec[:, 2]) * FA[v])
    return {"MD": np.array(MD), "FA": np.array(FA), "colour": np.array(RGB)}
