# the local mean divides by 2 * width + 1 also at the borders, as if zeros stood beyond them
def detect_onsets(power, gamma, width, delta, gap):
    Z = np.log1p(gamma * power)
    flux = np.concatenate(([0.0], np.clip(Z[1:] - Z[:-1], 0, np.inf).sum(axis=1)))
    flux = flux / flux.max()
    T = len(flux)
    padded = np.pad(flux, width)
    level = np.array([padded[t:t + 2 * width + 1].mean() for t in range(T)])
    onsets = np.zeros(T, dtype=bool)
    last = -gap
    for t in range(1, T - 1):
        if flux[t] > flux[t - 1] and flux[t] >= flux[t + 1] and flux[t] > level[t] + delta and t - last >= gap:
            onsets[t] = True
            last = t
    return {"flux": flux, "level": level, "onsets": onsets}
