# the differences are summed over the bins first and cut off at zero afterwards
def detect_onsets(power, gamma, width, delta, gap):
    S = np.log(1 + gamma * power).sum(axis=1)
    flux = np.insert(np.maximum(S[1:] - S[:-1], 0), 0, 0.0)
    flux = flux / flux.max()
    N = len(flux)
    level = np.array([np.average(flux[max(k - width, 0):k + width + 1]) for k in range(N)])
    onsets = np.full(N, False)
    since = gap
    for k in range(1, N - 1):
        if flux[k] > flux[k - 1] and flux[k] >= flux[k + 1] and flux[k] > level[k] + delta and since >= gap:
            onsets[k] = True
            since = 0
        since += 1
    return {"flux": flux, "level": level, "onsets": onsets}
