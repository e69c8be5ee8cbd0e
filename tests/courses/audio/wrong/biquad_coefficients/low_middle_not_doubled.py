# gave all three coefficients of the low-pass the same size instead of 1, 2, 1
def biquad_coefficients(kind, cutoff, q, gain_db, rate):
    w = 2 * np.pi * cutoff / rate
    cosw = np.cos(w)
    alpha = np.sin(w) / (2 * q)
    a_plus, a_minus = 1 + alpha, 1 - alpha
    if kind == "low":
        g = (1 - cosw) / 2
        b = np.full(3, g)
    elif kind == "high":
        g = (1 + cosw) / 2
        b = np.array([g, -2 * g, g])
    else:
        A = 10 ** (gain_db / 40)
        b = np.array([1 + alpha * A, -2 * cosw, 1 - alpha * A])
        a_plus, a_minus = 1 + alpha / A, 1 - alpha / A
    a = np.array([a_plus, -2 * cosw, a_minus])
    b = b / a_plus
    a = a / a_plus
    return b, a
