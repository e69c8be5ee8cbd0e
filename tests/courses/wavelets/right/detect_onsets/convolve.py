# style: local mean by convolution with a count, candidates as a vectorized mask
def detect_onsets(power, gamma, width, delta, gap):
    c = np.log1p(gamma * power)
    d = np.diff(c, axis=0, prepend=c[:1])
    flux = ((d + np.abs(d)) / 2).sum(axis=1)
    flux = flux / flux.max()
    n = len(flux)
    A = (np.abs(np.subtract.outer(np.arange(n), np.arange(n))) <= width).astype(float)
    level = A @ flux / A.sum(axis=1)
    m = np.zeros(n, bool)
    m[1:-1] = (flux[1:-1] > flux[:-2]) & (flux[1:-1] >= flux[2:])
    m &= flux > level + delta
    onsets = np.zeros(n, bool)
    for t in np.flatnonzero(m):
        if not onsets[max(0, t - gap + 1):t].any():
            onsets[t] = True
    return {"flux": flux, "level": level, "onsets": onsets}
