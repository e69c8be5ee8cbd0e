# multiplied by Manning's n instead of dividing by it
def rating_curve(x, zb, n, levels, S):
    Q = []
    alpha = []
    for level in levels:
        area = conv = energy = 0.0
        for i in range(len(n)):
            d1 = max(level - zb[i], level - zb[i + 1])
            d2 = min(level - zb[i], level - zb[i + 1])
            b = x[i + 1] - x[i]
            if d1 <= 0:
                continue
            if d2 < 0:
                b = b * d1 / (d1 - d2)
                d2 = 0.0
            a = b * (d1 + d2) / 2
            r = a / np.sqrt(b**2 + (d1 - d2) ** 2)
            k = n[i] * a * r ** (2 / 3)
            area, conv, energy = area + a, conv + k, energy + k**3 / a**2
        Q.append(conv * S**0.5)
        alpha.append(area**2 * energy / conv**3)
    return np.array(Q), np.array(alpha)
