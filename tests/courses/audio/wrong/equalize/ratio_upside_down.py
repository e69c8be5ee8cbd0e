# divided the power before by the power after instead of after by before
def equalize(x, cutoffs, q, gains_db, rate):
    def run(row, b, a):
        z1 = z2 = 0.0
        out = []
        for s in row:
            o = b[0] * s + z1
            z1 = b[1] * s - a[1] * o + z2
            z2 = b[2] * s - a[2] * o
            out.append(o)
        return np.array(out)

    y = x
    for f, g in zip(cutoffs, gains_db):
        b, a = biquad_coefficients("peak", f, q, g, rate)
        y = np.stack([run(row, b, a) for row in y])
    p_in = np.mean(x**2, axis=1)
    p_out = np.mean(y**2, axis=1)
    return y, 10 * np.log10(p_in / p_out)
