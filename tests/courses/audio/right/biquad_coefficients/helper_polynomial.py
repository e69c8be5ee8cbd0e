def biquad_coefficients(kind, cutoff, q, gain_db, rate):
    def poly(width):
        return np.array([1.0, -2 * np.cos(w), 1.0]) + width * np.array([1.0, 0.0, -1.0])

    w = 2 * np.pi * (cutoff / rate)
    width = 0.5 * np.sin(w) / q
    A = 10 ** (gain_db / 40)
    if kind == "peak":
        num, den = poly(width * A), poly(width / A)
    else:
        den = poly(width)
        sign = {"low": 1, "high": -1}[kind]
        num = np.convolve([1, sign], [1, sign]) * (1 - sign * np.cos(w)) / 2
    return num / den[0], den / den[0]
