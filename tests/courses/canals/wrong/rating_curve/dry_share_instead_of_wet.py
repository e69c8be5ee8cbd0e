# shortened the strip to its dry share instead of its wet share
def rating_curve(x, zb, n, levels, S):
    Q = np.zeros(len(levels))
    alpha = np.zeros(len(levels))
    for j in range(len(levels)):
        area = conveyance = energy = 0.0
        for i in range(len(n)):
            deep = levels[j] - min(zb[i], zb[i + 1])
            shallow = levels[j] - max(zb[i], zb[i + 1])
            width = x[i + 1] - x[i]
            if deep <= 0:
                continue
            if shallow < 0:
                width = width * -shallow / (deep - shallow)
                shallow = 0.0
            a = width * (deep + shallow) / 2
            p = np.sqrt(width**2 + (deep - shallow) ** 2)
            k = a ** (5 / 3) / (n[i] * p ** (2 / 3))
            area += a
            conveyance += k
            energy += k**3 / a**2
        Q[j] = conveyance * np.sqrt(S)
        alpha[j] = area**2 * energy / conveyance**3
    return Q, alpha
