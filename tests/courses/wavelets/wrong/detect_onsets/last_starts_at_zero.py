# last starts at 0, so no onset can lie in the first gap frames
def detect_onsets(power, gamma, width, delta, gap):
    comp = np.log(1 + gamma * power)
    n = len(comp)
    flux = np.zeros(n)
    for t in range(1, n):
        flux[t] = np.where(comp[t] > comp[t - 1], comp[t] - comp[t - 1], 0).sum()
    flux = flux / flux.max()
    level = np.array([flux[max(t - width, 0):min(t + width, n - 1) + 1].mean() for t in range(n)])
    onsets = np.zeros(n, dtype=bool)
    last = 0
    for t in range(1, n - 1):
        if t - last >= gap and flux[t] > level[t] + delta and flux[t] > flux[t - 1] and flux[t] >= flux[t + 1]:
            onsets[t] = True
            last = t
    return {"flux": flux, "level": level, "onsets": onsets}
