# started the loop at the third sample and left the first two at zero instead of filtering them with silence before
def equalize(x, cutoffs, q, gains_db, rate):
    signal = x.copy()
    n = x.shape[1]
    for i in range(len(cutoffs)):
        b, a = biquad_coefficients("peak", cutoffs[i], q, gains_db[i], rate)
        out = np.zeros_like(signal)
        for t in range(2, n):
            out[:, t] = (
                b[0] * signal[:, t] + b[1] * signal[:, t - 1] + b[2] * signal[:, t - 2]
                - a[1] * out[:, t - 1] - a[2] * out[:, t - 2]
            )
        signal = out
    after = np.sum(signal**2, axis=1)
    before = np.sum(x**2, axis=1)
    return signal, 10 * np.log10(after / before)
