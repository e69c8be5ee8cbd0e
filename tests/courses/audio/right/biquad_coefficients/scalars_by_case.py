def biquad_coefficients(kind, cutoff, q, gain_db, rate):
    w0 = 2 * np.pi * cutoff / rate
    c, s = np.cos(w0), np.sin(w0)
    alpha = s / (2 * q)
    A = np.sqrt(10 ** (gain_db / 20))
    if kind == "low":
        b0, b1, b2 = (1 - c) / 2, 1 - c, (1 - c) / 2
        a0, a1, a2 = 1 + alpha, -2 * c, 1 - alpha
    elif kind == "high":
        b0, b1, b2 = (1 + c) / 2, -(1 + c), (1 + c) / 2
        a0, a1, a2 = 1 + alpha, -2 * c, 1 - alpha
    else:
        b0, b1, b2 = 1 + alpha * A, -2 * c, 1 - alpha * A
        a0, a1, a2 = 1 + alpha / A, -2 * c, 1 - alpha / A
    return np.array([b0 / a0, b1 / a0, b2 / a0]), np.array([1.0, a1 / a0, a2 / a0])
