# took the wet triangle of a strip that is wet in part as a rectangle instead of half of it
def rating_curve(x, zb, n, levels, S):
    def strip(d1, d2, w):
        if d1 >= 0 and d2 >= 0:
            return w * (d1 + d2) / 2, np.hypot(w, d1 - d2)
        d = max(d1, d2)
        w = w * d / abs(d1 - d2)
        return w * d, np.hypot(w, d)

    Q, alpha = np.zeros(len(levels)), np.zeros(len(levels))
    for j, level in enumerate(levels):
        depth = level - zb
        area = K = energy = 0.0
        for i in range(len(n)):
            if max(depth[i], depth[i + 1]) <= 0:
                continue
            a, p = strip(depth[i], depth[i + 1], x[i + 1] - x[i])
            k = a ** (5 / 3) / (n[i] * p ** (2 / 3))
            area += a
            K += k
            energy += k**3 / a**2
        Q[j] = K * np.sqrt(S)
        alpha[j] = area**2 * energy / K**3
    return Q, alpha
