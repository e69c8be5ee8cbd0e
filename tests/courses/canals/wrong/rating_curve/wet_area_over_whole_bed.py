# kept the sloping length of the whole strip as perimeter instead of that of its wet part
def rating_curve(x, zb, n, levels, S):
    w = np.diff(x)
    dz = np.abs(np.diff(zb))
    full = np.sqrt(w**2 + dz**2)
    Q = np.zeros(len(levels))
    alpha = np.zeros(len(levels))
    for j, level in enumerate(levels):
        d = level - zb
        high = np.maximum(d[:-1], d[1:])
        low = np.minimum(d[:-1], d[1:])
        wet = high > 0
        frac = np.where(low < 0, high / (high - low), 1.0)
        a = (w * frac * (high + np.maximum(low, 0)) / 2)[wet]
        k = a ** (5 / 3) / (n * full ** (2 / 3))[wet]
        Q[j] = np.sqrt(S) * np.sum(k)
        alpha[j] = np.sum(a) ** 2 * np.sum(k**3 / a**2) / np.sum(k) ** 3
    return Q, alpha
