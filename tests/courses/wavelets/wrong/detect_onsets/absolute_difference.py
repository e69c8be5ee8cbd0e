# the flux sums absolute differences, so falls count like rises
def detect_onsets(power, gamma, width, delta, gap):
    n, bins = power.shape
    L = np.log1p(gamma * power)
    flux = np.r_[0.0, np.abs(np.diff(L, axis=0)).sum(axis=1)]
    flux = flux / flux.max()
    level = np.array([flux[max(i - width, 0):i + width + 1].mean() for i in range(n)])
    result = []
    last = -1000
    for i in range(n):
        ok = 0 < i < n - 1 and flux[i] > flux[i - 1] and flux[i] >= flux[i + 1]
        ok = ok and flux[i] - level[i] > delta and i - last >= gap
        if ok:
            last = i
        result.append(ok)
    return {"flux": flux, "level": level, "onsets": np.array(result, dtype=bool)}
