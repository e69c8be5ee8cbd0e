# forgot to pass the second memory on into the first one instead of adding z2 to z1
def equalize(x, cutoffs, q, gains_db, rate):
    y = x.astype(float).copy()
    for f, g in zip(cutoffs, gains_db):
        b, a = biquad_coefficients("peak", f, q, g, rate)
        z1 = np.zeros(x.shape[0])
        z2 = np.zeros(x.shape[0])
        for t in range(x.shape[1]):
            xin = y[:, t].copy()
            yout = b[0] * xin + z1
            z1 = b[1] * xin - a[1] * yout
            z2 = b[2] * xin - a[2] * yout
            y[:, t] = yout
    change_db = 10 * np.log10((y**2).sum(axis=1) / (x**2).sum(axis=1))
    return y, change_db
