# the signals are divided by the first one and ln S0 is not fitted, so the noise of the first measurement enters all
def fit_tensor(signals, b, g):
    y = np.log(signals[:, 1:] / signals[:, :1])
    B = []
    for bi, gi in zip(b[1:], g[1:]):
        G = np.outer(gi, gi)
        B.append([G[0, 0], G[1, 1], G[2, 2], 2 * G[0, 1], 2 * G[0, 2], 2 * G[1, 2]])
    B = -np.array(B) * b[1:, None]
    coef = np.linalg.lstsq(B, y.T, rcond=None)[0]
    V = signals.shape[0]
    MD, FA, colour = np.zeros(V), np.zeros(V), np.zeros((V, 3))
    for v in range(V):
        xx, yy, zz, xy, xz, yz = coef[:, v]
        lam, vec = np.linalg.eigh(np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]))
        lam = np.maximum(lam, 0)
        MD[v] = np.mean(lam)
        FA[v] = np.sqrt(1.5 * np.sum((lam - MD[v]) ** 2) / np.sum(lam**2))
        colour[v] = np.abs(vec[:, 2]) * FA[v]
    return {"MD": MD, "FA": FA, "colour": colour}
