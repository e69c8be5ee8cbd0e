# computed omega as pi * f / rate instead of 2 * pi * f / rate
def biquad_coefficients(kind, cutoff, q, gain_db, rate):
    omega = np.pi * cutoff / rate
    cosine = np.cos(omega)
    alpha = np.sin(omega) / (2 * q)
    if kind == "peak":
        amplitude = 10 ** (gain_db / 40)
        b = np.array([1 + alpha * amplitude, -2 * cosine, 1 - alpha * amplitude])
        a = np.array([1 + alpha / amplitude, -2 * cosine, 1 - alpha / amplitude])
    else:
        a = np.array([1 + alpha, -2 * cosine, 1 - alpha])
        if kind == "low":
            b = np.array([0.5, 1.0, 0.5]) * (1 - cosine)
        else:
            b = np.array([0.5, -1.0, 0.5]) * (1 + cosine)
    return b / a[0], a / a[0]
