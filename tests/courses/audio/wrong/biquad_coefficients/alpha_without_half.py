# computed alpha as sin / q instead of sin / (2 q)
def biquad_coefficients(kind, cutoff, q, gain_db, rate):
    def denominator(bandwidth, angle):
        return np.array([1 + bandwidth, -2 * np.cos(angle), 1 - bandwidth])

    angle = 2 * np.pi * cutoff / rate
    bandwidth = np.sin(angle) / q
    if kind == "low":
        num = np.array([1, 2, 1]) * (1 - np.cos(angle)) / 2
        den = denominator(bandwidth, angle)
    elif kind == "high":
        num = np.array([1, -2, 1]) * (1 + np.cos(angle)) / 2
        den = denominator(bandwidth, angle)
    else:
        A = 10 ** (gain_db / 40)
        num = denominator(bandwidth * A, angle)
        den = denominator(bandwidth / A, angle)
    return num / den[0], den / den[0]
