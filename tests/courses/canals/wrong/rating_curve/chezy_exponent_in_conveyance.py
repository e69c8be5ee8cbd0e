# raised the hydraulic radius to 1/2 as in Chezy's formula instead of 2/3 as in Manning's
def rating_curve(x, zb, n, levels, S):
    Q = np.zeros(len(levels))
    alpha = np.zeros(len(levels))
    for j in range(len(levels)):
        A = K = E = 0.0
        for i in range(len(n)):
            deep = levels[j] - min(zb[i], zb[i + 1])
            shallow = levels[j] - max(zb[i], zb[i + 1])
            w = x[i + 1] - x[i]
            if deep > 0:
                if shallow < 0:
                    w = w * deep / (deep - shallow)
                    shallow = 0
                a = 0.5 * w * (deep + shallow)
                p = np.sqrt(w**2 + (deep - shallow) ** 2)
                k = a * (a / p) ** (1 / 2) / n[i]
                A += a
                K += k
                E += k**3 / a**2
        Q[j] = K * np.sqrt(S)
        alpha[j] = A**2 * E / K**3
    return Q, alpha
