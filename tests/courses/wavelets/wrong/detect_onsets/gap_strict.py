# an onset has to be more than gap frames after the one before (> instead of >=)
def detect_onsets(power, gamma, width, delta, gap):
    x = np.log(1 + gamma * power)
    flux = np.zeros(len(x))
    for i in range(1, len(x)):
        d = x[i] - x[i - 1]
        flux[i] = d[d > 0].sum()
    flux = flux / flux.max()
    level = np.zeros(len(x))
    for i in range(len(x)):
        level[i] = np.mean(flux[max(0, i - width):i + width + 1])
    onsets = np.zeros(len(x), dtype=bool)
    last = -gap - 1
    for i in range(1, len(x) - 1):
        if flux[i] > flux[i - 1] and flux[i] >= flux[i + 1] and flux[i] > level[i] + delta and i - last > gap:
            onsets[i] = True
            last = i
    return {"flux": flux, "level": level, "onsets": onsets}
