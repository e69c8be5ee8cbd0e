# windows from cumulative sums: the large window less the guard window
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    c = np.concatenate([[0.0], np.cumsum(power)])
    i = np.arange(n)

    def window(reach):
        lo, hi = np.maximum(i - reach, 0), np.minimum(i + reach + 1, n)
        return c[hi] - c[lo], hi - lo

    s_out, n_out = window(guard + train)
    s_in, n_in = window(guard)
    count = n_out - n_in
    noise = (s_out - s_in) / count
    threshold = (np.exp(-np.log(pfa) / count) - 1) * (s_out - s_in)
    detected = power > threshold
    detected[1:] &= power[1:] >= power[:-1]
    detected[:-1] &= power[:-1] >= power[1:]
    return noise, threshold, detected
