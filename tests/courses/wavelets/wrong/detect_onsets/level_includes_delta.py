# level is returned with delta added to it
def detect_onsets(power, gamma, width, delta, gap):
    c = np.log(1 + gamma * power)
    flux = np.zeros(len(c))
    flux[1:] = [np.maximum(c[t] - c[t - 1], 0).sum() for t in range(1, len(c))]
    flux = flux / flux.max()
    level = np.zeros(len(c))
    onsets = np.zeros(len(c), dtype=bool)
    last = -gap
    for t in range(len(c)):
        level[t] = flux[max(0, t - width):t + width + 1].mean() + delta
    for t in range(1, len(c) - 1):
        if flux[t] > level[t] and flux[t] > flux[t - 1] and flux[t] >= flux[t + 1] and t - last >= gap:
            onsets[t] = True
            last = t
    return {"flux": flux, "level": level, "onsets": onsets}
