# ran the bands side by side and added their outputs instead of one after the other
def equalize(x, cutoffs, q, gains_db, rate):
    def run(signal, b, a):
        out = np.zeros(signal.shape)
        for t in range(signal.shape[1]):
            acc = b[0] * signal[:, t]
            if t >= 1:
                acc = acc + b[1] * signal[:, t - 1] - a[1] * out[:, t - 1]
            if t >= 2:
                acc = acc + b[2] * signal[:, t - 2] - a[2] * out[:, t - 2]
            out[:, t] = acc
        return out

    y = np.zeros(x.shape)
    for f, g in zip(cutoffs, gains_db):
        b, a = biquad_coefficients("peak", f, q, g, rate)
        y += run(x, b, a)
    change = 10 * np.log10(np.mean(y**2, axis=1) / np.mean(x**2, axis=1))
    return y, change
