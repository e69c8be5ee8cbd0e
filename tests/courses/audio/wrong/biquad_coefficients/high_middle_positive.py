# wrote plus (1 + cos) as the middle coefficient of the high-pass instead of minus
def biquad_coefficients(kind, cutoff, q, gain_db, rate):
    w0 = 2 * np.pi * cutoff / rate
    c, s = np.cos(w0), np.sin(w0)
    alpha = s / (2 * q)
    A = 10 ** (gain_db / 40)
    if kind == "low":
        b0, b1, b2 = (1 - c) / 2, 1 - c, (1 - c) / 2
        a0, a1, a2 = 1 + alpha, -2 * c, 1 - alpha
    elif kind == "high":
        b0, b1, b2 = (1 + c) / 2, 1 + c, (1 + c) / 2
        a0, a1, a2 = 1 + alpha, -2 * c, 1 - alpha
    else:
        b0, b1, b2 = 1 + alpha * A, -2 * c, 1 - alpha * A
        a0, a1, a2 = 1 + alpha / A, -2 * c, 1 - alpha / A
    b = np.array([b0, b1, b2]) / a0
    a = np.array([a0, a1, a2]) / a0
    return b, a
