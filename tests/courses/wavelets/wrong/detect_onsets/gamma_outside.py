# gamma multiplies the logarithm instead of the power
def detect_onsets(power, gamma, width, delta, gap):
    compressed = gamma * np.log(1 + power)
    flux = np.zeros(power.shape[0])
    flux[1:] = np.maximum(0, compressed[1:] - compressed[:-1]).sum(axis=1)
    flux = flux / np.max(flux)
    num = len(flux)
    level = np.zeros(num)
    for i in range(num):
        lo, hi = max(i - width, 0), min(i + width, num - 1)
        level[i] = np.mean(flux[lo:hi + 1])
    is_peak = np.zeros(num, dtype=bool)
    is_peak[1:-1] = (flux[1:-1] > flux[:-2]) & (flux[1:-1] >= flux[2:])
    candidates = np.where(is_peak & (flux > level + delta))[0]
    onsets = np.zeros(num, dtype=bool)
    last = -gap
    for c in candidates:
        if c - last >= gap:
            onsets[c] = True
            last = c
    return {"flux": flux, "level": level, "onsets": onsets}
