# ended the loop over the lags one too early (range(1, min(t, 2))) instead of going back two samples
def equalize(x, cutoffs, q, gains_db, rate):
    y = x
    for cutoff, gain_db in zip(cutoffs, gains_db):
        b, a = biquad_coefficients("peak", cutoff, q, gain_db, rate)
        source = y
        y = np.zeros_like(source)
        for t in range(x.shape[1]):
            y[:, t] = b[0] * source[:, t]
            for lag in range(1, min(t, 2)):
                y[:, t] += b[lag] * source[:, t - lag] - a[lag] * y[:, t - lag]
    change_db = 10 * np.log10(np.mean(y**2, axis=1) / np.mean(x**2, axis=1))
    return y, change_db
