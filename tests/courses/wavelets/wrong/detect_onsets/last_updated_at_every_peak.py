# last is set at every local peak, also at those that are no onsets
def detect_onsets(power, gamma, width, delta, gap):
    comp = np.log(1 + gamma * power)
    flux = np.concatenate([[0.0], np.maximum(comp[1:] - comp[:-1], 0).sum(axis=1)])
    flux /= np.max(flux)
    N = flux.size
    level = np.zeros(N)
    for t in range(N):
        level[t] = flux[max(0, t - width):t + width + 1].mean()
    onsets = np.zeros(N, dtype=bool)
    last = -gap
    for t in range(1, N - 1):
        if flux[t] > flux[t - 1] and flux[t] >= flux[t + 1]:
            if flux[t] > level[t] + delta and t - last >= gap:
                onsets[t] = True
            last = t
    return {"flux": flux, "level": level, "onsets": onsets}
