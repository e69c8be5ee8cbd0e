def equalize(x, cutoffs, q, gains_db, rate):
    current = x
    for band in range(len(cutoffs)):
        b, a = biquad_coefficients("peak", cutoffs[band], q, gains_db[band], rate)
        padded = np.pad(current, ((0, 0), (2, 0)))
        out = np.zeros(padded.shape)
        for t in range(2, padded.shape[1]):
            out[:, t] = padded[:, t - 2 : t + 1] @ b[::-1] - out[:, t - 2 : t] @ a[:0:-1]
        current = out[:, 2:]
    power = np.einsum("cn,cn->c", current, current) / np.einsum("cn,cn->c", x, x)
    return current, 10 * np.log10(power)
