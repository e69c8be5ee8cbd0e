# wrote a1 = 2 cos instead of -2 cos in the denominator of all filters
def biquad_coefficients(kind, cutoff, q, gain_db, rate):
    w0 = 2 * np.pi * cutoff / rate
    c = np.cos(w0)
    alpha = np.sin(w0) / (2 * q)
    b = np.empty(3)
    a = np.empty(3)
    a[1] = 2 * c
    if kind == "peak":
        A = np.sqrt(10 ** (gain_db / 20))
        b[0] = 1 + alpha * A
        b[1] = -2 * c
        b[2] = 1 - alpha * A
        a[0] = 1 + alpha / A
        a[2] = 1 - alpha / A
    else:
        a[0] = 1 + alpha
        a[2] = 1 - alpha
        if kind == "low":
            b[:] = (1 - c) / 2, 1 - c, (1 - c) / 2
        else:
            b[:] = (1 + c) / 2, -(1 + c), (1 + c) / 2
    b /= a[0]
    a /= a[0]
    return b, a
