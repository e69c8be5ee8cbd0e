# the least number of frames between onsets is not looked at
def detect_onsets(power, gamma, width, delta, gap):
    comp = np.log1p(gamma * power)
    flux = np.r_[0, np.maximum(np.diff(comp, axis=0), 0).sum(axis=1)]
    flux = flux / flux.max()
    n = len(flux)
    cs = np.r_[0, np.cumsum(flux)]
    i = np.arange(n)
    a, b = np.maximum(i - width, 0), np.minimum(i + width + 1, n)
    level = (cs[b] - cs[a]) / (b - a)
    onsets = np.zeros(n, dtype=bool)
    onsets[1:-1] = (flux[1:-1] > flux[:-2]) & (flux[1:-1] >= flux[2:]) & (flux[1:-1] > level[1:-1] + delta)
    return {"flux": flux, "level": level, "onsets": onsets}
