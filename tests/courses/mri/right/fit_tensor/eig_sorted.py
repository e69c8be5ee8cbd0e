# np.linalg.eig with argmax for the principal direction, centred data instead of a column of ones
def fit_tensor(signals, b, g):
    pairs = [(0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2)]
    X = np.array([-(1 + (i != j)) * b * g[:, i] * g[:, j] for i, j in pairs]).T
    y = np.log(signals)
    d = np.linalg.lstsq(X - X.mean(axis=0), (y - y.mean(axis=1, keepdims=True)).T, rcond=None)[0]
    V = len(signals)
    MD, FA, colour = np.zeros(V), np.zeros(V), np.zeros((V, 3))
    for v in range(V):
        D = np.zeros((3, 3))
        for k, (i, j) in enumerate(pairs):
            D[i, j] = D[j, i] = d[k, v]
        lam, U = np.linalg.eig(D)
        top = np.argmax(lam)
        lam = np.clip(lam, 0, None)
        MD[v] = np.mean(lam)
        FA[v] = np.sqrt(3 * np.sum((lam - MD[v]) ** 2)) / np.sqrt(2 * np.sum(lam**2))
        colour[v] = np.abs(U[:, top]) * FA[v]
    return {"MD": MD, "FA": FA, "colour": colour}
