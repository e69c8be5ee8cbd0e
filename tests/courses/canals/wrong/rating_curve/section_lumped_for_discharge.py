# took the whole section with its mean roughness for the discharge instead of adding the strips' conveyances
def rating_curve(x, zb, n, levels, S):
    Q = np.zeros(len(levels))
    alpha = np.zeros(len(levels))
    for j in range(len(levels)):
        a_s, p_s, k_s = [], [], []
        for i in range(len(n)):
            deep = levels[j] - min(zb[i], zb[i + 1])
            shallow = levels[j] - max(zb[i], zb[i + 1])
            width = x[i + 1] - x[i]
            if deep <= 0:
                continue
            if shallow < 0:
                width = width * deep / (deep - shallow)
                shallow = 0.0
            a_s.append(width * (deep + shallow) / 2)
            p_s.append(np.sqrt(width**2 + (deep - shallow) ** 2))
            k_s.append(a_s[-1] * (a_s[-1] / p_s[-1]) ** (2 / 3) / n[i])
        a, p, k = np.array(a_s), np.array(p_s), np.array(k_s)
        A, P = a.sum(), p.sum()
        Q[j] = A * (A / P) ** (2 / 3) / np.mean(n) * np.sqrt(S)
        alpha[j] = A**2 * np.sum(k**3 / a**2) / k.sum() ** 3
    return Q, alpha
