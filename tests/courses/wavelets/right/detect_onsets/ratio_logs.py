# style: the logarithm of the ratio, and a countdown instead of the last onset
def detect_onsets(power, gamma, width, delta, gap):
    q = 1 + gamma * power
    flux = np.r_[0.0, np.log(np.maximum(q[1:] / q[:-1], 1)).sum(axis=1)]
    flux = flux * (1 / flux.max())
    n = len(flux)
    nanpad = np.pad(flux, width, constant_values=np.nan)
    level = np.nanmean(np.lib.stride_tricks.sliding_window_view(nanpad, 2 * width + 1), axis=1)
    onsets = np.zeros(n, dtype=bool)
    wait = 0
    for t in range(1, n - 1):
        if wait <= 0 and flux[t - 1] < flux[t] >= flux[t + 1] and flux[t] > level[t] + delta:
            onsets[t] = True
            wait = gap
        wait -= 1
    return {"flux": flux, "level": level, "onsets": onsets}
