# compared with the signal before the last band instead of the original signal
def equalize(x, cutoffs, q, gains_db, rate):
    current = x
    for band in range(len(cutoffs)):
        b, a = biquad_coefficients("peak", cutoffs[band], q, gains_db[band], rate)
        padded = np.pad(current, ((0, 0), (2, 0)))
        out = np.zeros(padded.shape)
        for t in range(2, padded.shape[1]):
            out[:, t] = b[0] * padded[:, t] + b[1] * padded[:, t - 1] + b[2] * padded[:, t - 2]
            out[:, t] -= a[1] * out[:, t - 1] + a[2] * out[:, t - 2]
        before = current
        current = out[:, 2:]
    ratio = np.mean(current**2, axis=1) / np.mean(before**2, axis=1)
    return current, 10 * np.log10(ratio)
