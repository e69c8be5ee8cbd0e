# a frame need not be a local peak: only level + delta and the gap are looked at
def detect_onsets(power, gamma, width, delta, gap):
    comp = np.log(1 + gamma * power)
    rises = comp[1:] - comp[:-1]
    flux = np.concatenate([[0.0], (rises * (rises > 0)).sum(axis=1)])
    flux = flux / flux.max()
    T = len(flux)
    level = np.array([np.mean(flux[max(t - width, 0):t + width + 1]) for t in range(T)])
    onsets = np.zeros(T, dtype=bool)
    last = -gap
    for t in range(1, T - 1):
        if flux[t] > level[t] + delta and t - last >= gap:
            onsets[t] = True
            last = t
    return {"flux": flux, "level": level, "onsets": onsets}
