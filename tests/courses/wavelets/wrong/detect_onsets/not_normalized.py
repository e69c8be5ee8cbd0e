# the flux is not divided by its largest value
def detect_onsets(power, gamma, width, delta, gap):
    Y = np.log(1 + gamma * power)
    flux = np.zeros(Y.shape[0])
    for t in range(1, Y.shape[0]):
        for k in range(Y.shape[1]):
            d = Y[t, k] - Y[t - 1, k]
            if d > 0:
                flux[t] += d
    level = np.zeros_like(flux)
    onsets = np.zeros(len(flux), dtype=bool)
    for t in range(len(flux)):
        level[t] = np.mean(flux[max(0, t - width):t + width + 1])
    last = -gap
    for t in range(1, len(flux) - 1):
        local_max = flux[t] > flux[t - 1] and flux[t] >= flux[t + 1]
        if local_max and flux[t] > level[t] + delta and t >= last + gap:
            onsets[t] = True
            last = t
    return {"flux": flux, "level": level, "onsets": onsets}
