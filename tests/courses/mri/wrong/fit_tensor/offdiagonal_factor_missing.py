# the off-diagonal columns lack the factor 2
def fit_tensor(signals, b, g):
    V, N = signals.shape
    X = np.zeros((N, 7))
    for n in range(N):
        x, y, z = g[n]
        X[n] = [1, -b[n] * x * x, -b[n] * y * y, -b[n] * z * z, -b[n] * x * y, -b[n] * x * z, -b[n] * y * z]
    MD, FA, colour = np.zeros(V), np.zeros(V), np.zeros((V, 3))
    for v in range(V):
        p = np.linalg.lstsq(X, np.log(signals[v]), rcond=None)[0]
        D = np.array([[p[1], p[4], p[5]], [p[4], p[2], p[6]], [p[5], p[6], p[3]]])
        w, e = np.linalg.eigh(D)
        w = np.clip(w, 0, None)
        MD[v] = w.mean()
        FA[v] = np.sqrt(1.5 * ((w - MD[v]) ** 2).sum() / (w**2).sum())
        colour[v] = abs(e[:, -1]) * FA[v]
    return {"MD": MD, "FA": FA, "colour": colour}
