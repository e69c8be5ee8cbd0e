def biquad_coefficients(kind, cutoff, q, gain_db, rate):
    half = np.pi * cutoff / rate
    s2, c2 = np.sin(half) ** 2, np.cos(half) ** 2
    alpha = np.sin(half) * np.cos(half) / q
    boost = 10 ** (gain_db / 40) if kind == "peak" else 1.0
    a = np.array([1 + alpha / boost, 2 * (s2 - c2), 1 - alpha / boost])
    if kind == "low":
        b = np.array([s2, 2 * s2, s2])
    elif kind == "high":
        b = np.array([c2, -2 * c2, c2])
    else:
        b = np.array([1 + alpha * boost, 2 * (s2 - c2), 1 - alpha * boost])
    norm = 1 / a[0]
    return norm * b, norm * a
