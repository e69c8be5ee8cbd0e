# let every band filter the original signal instead of what the band before gave
def equalize(x, cutoffs, q, gains_db, rate):
    for cutoff, gain_db in zip(cutoffs, gains_db):
        b, a = biquad_coefficients("peak", cutoff, q, gain_db, rate)
        y = np.zeros_like(x)
        for t in range(x.shape[1]):
            y[:, t] = b[0] * x[:, t]
            for lag in range(1, min(t, 2) + 1):
                y[:, t] += b[lag] * x[:, t - lag] - a[lag] * y[:, t - lag]
    change_db = 10 * np.log10(np.mean(y**2, axis=1) / np.mean(x**2, axis=1))
    return y, change_db
