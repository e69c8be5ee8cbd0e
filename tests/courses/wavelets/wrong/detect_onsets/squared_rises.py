# the rises are squared before they are summed
def detect_onsets(power, gamma, width, delta, gap):
    lp = np.log1p(gamma * power)
    flux = np.zeros(len(lp))
    for t in range(1, len(lp)):
        r = np.maximum(lp[t] - lp[t - 1], 0)
        flux[t] = r @ r
    flux = flux / flux.max()
    T = len(flux)
    level = np.array([np.mean(flux[max(t - width, 0):t + width + 1]) for t in range(T)])
    onsets = np.zeros(T, dtype=bool)
    last = -gap
    for t in range(1, T - 1):
        if flux[t] > flux[t - 1] and flux[t] >= flux[t + 1] and flux[t] > level[t] + delta and t - last >= gap:
            onsets[t] = True
            last = t
    return {"flux": flux, "level": level, "onsets": onsets}
