# falls are not cut off: the flux is the sum of all differences, also negative ones
def detect_onsets(power, gamma, width, delta, gap):
    logp = np.log(1 + gamma * power)
    flux = np.zeros(len(power))
    for t in range(1, len(power)):
        flux[t] = np.sum(logp[t] - logp[t - 1])
    flux /= flux.max()
    level = np.zeros_like(flux)
    for t in range(len(flux)):
        level[t] = flux[max(0, t - width):min(len(flux), t + width + 1)].mean()
    onsets = np.zeros(len(flux), dtype=bool)
    prev = -gap
    for t in range(1, len(flux) - 1):
        if flux[t] > flux[t - 1] and flux[t] >= flux[t + 1] and flux[t] > level[t] + delta and t - prev >= gap:
            onsets[t] = True
            prev = t
    return {"flux": flux, "level": level, "onsets": onsets}
