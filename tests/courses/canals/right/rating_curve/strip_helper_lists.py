def rating_curve(x, zb, n, levels, S):
    def wet_part(left, right, w):
        if left < 0:
            return w * right / (right - left), 0.0, right
        if right < 0:
            return w * left / (left - right), left, 0.0
        return w, left, right

    def one_level(level):
        a, k = [], []
        for x1, x2, z1, z2, rough in zip(x, x[1:], zb, zb[1:], n):
            if level <= z1 and level <= z2:
                continue
            w, d1, d2 = wet_part(level - z1, level - z2, x2 - x1)
            a.append((d1 + d2) * w / 2)
            k.append(a[-1] ** (5 / 3) * (w**2 + (d1 - d2) ** 2) ** (-1 / 3) / rough)
        return np.array(a), np.array(k)

    strips = [one_level(level) for level in levels]
    Q = np.array([k.sum() for a, k in strips]) * S**0.5
    alpha = np.array([(k**3 / a**2).sum() * (a.sum() / k.sum()) ** 2 / k.sum() for a, k in strips])
    return Q, alpha
