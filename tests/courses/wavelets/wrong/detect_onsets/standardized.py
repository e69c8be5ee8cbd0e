# the flux is standardized (mean subtracted, divided by the standard deviation) instead of divided by its maximum
def detect_onsets(power, gamma, width, delta, gap):
    c = np.log(1 + gamma * power)
    df = np.maximum(np.diff(c, axis=0), 0).sum(axis=1)
    flux = np.concatenate([np.zeros(1), df])
    flux = (flux - flux.mean()) / flux.std()
    count = flux.size
    level = np.zeros(count)
    for i in range(count):
        window = flux[max(i - width, 0):i + width + 1]
        level[i] = window.sum() / window.size
    onsets = np.zeros(count, bool)
    last = -gap
    for i in range(1, count - 1):
        if flux[i] > max(flux[i - 1], level[i] + delta) and flux[i] >= flux[i + 1] and i - last >= gap:
            onsets[i], last = True, i
    return {"flux": flux, "level": level, "onsets": onsets}
