# two mistakes: the flux sums absolute differences, and the local mean takes only the frames from t - width to t
def detect_onsets(power, gamma, width, delta, gap):
    lp = np.log(1 + gamma * power)
    flux = np.zeros(len(lp))
    flux[1:] = np.abs(lp[1:] - lp[:-1]).sum(axis=1)
    flux = flux / flux.max()
    level = np.array([flux[max(0, t - width):t + 1].mean() for t in range(len(flux))])
    onsets = np.zeros(len(flux), dtype=bool)
    last = -gap
    for t in range(1, len(flux) - 1):
        if flux[t] > flux[t - 1] and flux[t] >= flux[t + 1] and flux[t] > level[t] + delta and t - last >= gap:
            onsets[t] = True
            last = t
    return {"flux": flux, "level": level, "onsets": onsets}
