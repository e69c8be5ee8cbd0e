# divided by A in b and multiplied by A in a of the peak, instead of the other way round
def biquad_coefficients(kind, cutoff, q, gain_db, rate):
    def second_order(width, angle):
        return np.array([1 + width, -2 * np.cos(angle), 1 - width])

    angle = 2 * np.pi * cutoff / rate
    width = np.sin(angle) / (2 * q)
    if kind == "peak":
        A = 10 ** (gain_db / 40)
        b, a = second_order(width / A, angle), second_order(width * A, angle)
    else:
        a = second_order(width, angle)
        sign = 1 if kind == "low" else -1
        b = (1 - sign * np.cos(angle)) / 2 * np.array([1, 2 * sign, 1])
    norm = a[0]
    return b / norm, a / norm
