# the number of independent values has the fraction upside down: n (1 + r) / (1 - r)
def trend_significance(time, Y):
    n = len(time)
    t0 = time - np.mean(time)
    out_slope, out_r, out_err, out_sig = [], [], [], []
    for y in Y:
        slope = np.dot(t0, y) / np.dot(t0, t0)
        fit = y.mean() + slope * t0
        d = y - fit
        r = np.dot(d[1:], d[:-1]) / np.dot(d, d)
        neff = n * (1 + r) / (1 - r)
        neff = np.clip(neff, 3, n)
        err = np.sqrt(np.dot(d, d) / (neff - 2) / np.dot(t0, t0))
        out_slope.append(10 * slope)
        out_r.append(r)
        out_err.append(10 * err)
        out_sig.append(abs(slope) > 2 * err)
    return np.array(out_slope), np.array(out_r), np.array(out_err), np.array(out_sig)
