# the flux is divided by its sum instead of its largest value
def detect_onsets(power, gamma, width, delta, gap):
    z = np.log1p(gamma * power)
    pos = np.where(z[1:] > z[:-1], z[1:] - z[:-1], 0)
    f = np.append([0.0], pos.sum(1))
    f = f / f.sum()
    T = f.shape[0]
    lev = np.array([f[max(t - width, 0):t + width + 1].mean() for t in range(T)])
    o = np.zeros(T, dtype=bool)
    p = -gap
    for t in range(1, T - 1):
        if f[t - 1] < f[t] >= f[t + 1] and f[t] > lev[t] + delta and t - p >= gap:
            o[t] = True
            p = t
    return {"flux": f, "level": lev, "onsets": o}
