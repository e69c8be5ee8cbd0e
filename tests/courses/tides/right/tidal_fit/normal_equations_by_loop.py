# sums the normal equations up observation by observation
def tidal_fit(t, h, periods):
    k = len(periods)
    A = np.zeros((2 * k + 1, 2 * k + 1))
    r = np.zeros(2 * k + 1)

    def row(time):
        w = 2 * np.pi * time / periods
        return np.concatenate([[1.0], np.cos(w), np.sin(w)])

    used = [i for i in range(len(t)) if not np.isnan(h[i])]
    for i in used:
        x = row(t[i])
        A += np.outer(x, x)
        r += x * h[i]
    b = np.linalg.solve(A, r)
    amplitude, phase = np.zeros(k), np.zeros(k)
    for j in range(k):
        amplitude[j] = (b[1 + j] ** 2 + b[1 + k + j] ** 2) ** 0.5
        phase[j] = (np.arctan2(b[1 + k + j], b[1 + j]) * 180 / np.pi + 360) % 360
    level = np.array([h[i] for i in used])
    error = np.array([h[i] - row(t[i]) @ b for i in used])
    explained = (np.var(level) - np.var(error)) / np.var(level)
    return {"mean": b[0], "amplitude": amplitude, "phase": phase, "explained": explained}
