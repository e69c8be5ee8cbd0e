# kept the filter memory of the previous channel instead of starting each channel with silence
def equalize(x, cutoffs, q, gains_db, rate):
    y = np.array(x, dtype=float)
    channels, n = x.shape
    for f, g in zip(cutoffs, gains_db):
        b, a = biquad_coefficients("peak", f, q, g, rate)
        x1 = x2 = y1 = y2 = 0.0
        for ch in range(channels):
            for t in range(n):
                new = y[ch, t]
                out = b[0] * new + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2
                x2, x1 = x1, new
                y2, y1 = y1, out
                y[ch, t] = out
    power = lambda s: (s**2).mean(axis=1)
    return y, 10 * np.log10(power(y) / power(x))
