# delta does not enter: the flux has to be above the level alone
def detect_onsets(power, gamma, width, delta, gap):
    cc = np.log(1 + gamma * power)
    dd = np.maximum(cc[1:] - cc[:-1], 0)
    flux = np.concatenate([[0.0], dd.sum(axis=1)])
    flux = flux / flux.max()
    level = np.array([flux[max(t - width, 0):t + width + 1].mean() for t in range(len(flux))])
    on = np.zeros(len(flux), dtype=bool)
    previous_onset = -gap
    for t in range(1, len(flux) - 1):
        peak = flux[t] > flux[t - 1] and flux[t] >= flux[t + 1]
        above = flux[t] > level[t]
        far = t - previous_onset >= gap
        if peak and above and far:
            on[t] = True
            previous_onset = t
    return {"flux": flux, "level": level, "onsets": on}
