# the flux is computed from the power itself, without the logarithm
def detect_onsets(power, gamma, width, delta, gap):
    diffs = np.diff(power * gamma, axis=0)
    diffs[diffs < 0] = 0
    flux = np.concatenate(([0], diffs.sum(axis=1)))
    flux = flux / max(flux)
    T = len(flux)
    level = np.empty(T)
    onsets = np.zeros(T, bool)
    for t in range(T):
        a = max(0, t - width)
        b = min(T, t + width + 1)
        level[t] = sum(flux[a:b]) / (b - a)
    last = None
    for t in range(1, T - 1):
        if flux[t] <= flux[t - 1] or flux[t] < flux[t + 1]:
            continue
        if flux[t] <= level[t] + delta:
            continue
        if last is not None and t - last < gap:
            continue
        onsets[t] = True
        last = t
    return {"flux": flux, "level": level, "onsets": onsets}
