# the flux of the rise from t to t + 1 stands at t: one frame too early, with the zero at the end
def detect_onsets(power, gamma, width, delta, gap):
    lp = np.log(1 + gamma * power)
    flux = np.zeros(len(lp))
    for t in range(len(lp) - 1):
        flux[t] = np.maximum(lp[t + 1] - lp[t], 0).sum()
    flux = flux / flux.max()
    n = len(flux)
    level = [flux[max(t - width, 0):t + width + 1].mean() for t in range(n)]
    onsets = np.zeros(n, dtype=bool)
    last = -gap
    for t in range(1, n - 1):
        if flux[t] > flux[t - 1] and flux[t] >= flux[t + 1]:
            if flux[t] > level[t] + delta:
                if t - last >= gap:
                    onsets[t] = True
                    last = t
    return {"flux": flux, "level": np.array(level), "onsets": onsets}
