# the b-values are left out of the design matrix (as if b were 1 everywhere, also where it is 0)
def fit_tensor(signals, b, g):
    X = []
    for x, y, z in g:
        X.append([1.0, -x * x, -y * y, -z * z, -2 * x * y, -2 * x * z, -2 * y * z])
    X = np.array(X)
    theta = np.linalg.lstsq(X, np.log(signals).T, rcond=None)[0]
    V = signals.shape[0]
    MD, FA, C = np.zeros(V), np.zeros(V), np.zeros((V, 3))
    for v in range(V):
        t = theta[:, v]
        ev, E = np.linalg.eigh(np.array([[t[1], t[4], t[5]], [t[4], t[2], t[6]], [t[5], t[6], t[3]]]))
        ev = np.maximum(ev, 0)
        MD[v] = ev.mean()
        FA[v] = np.sqrt(1.5 * np.sum((ev - MD[v]) ** 2) / np.maximum(np.sum(ev**2), 1e-12))
        C[v] = np.abs(E[:, 2]) * FA[v]
    return {"MD": MD, "FA": FA, "colour": C}
