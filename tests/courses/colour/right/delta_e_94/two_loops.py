# right: two loops over scalars
def delta_e_94(references, samples, application="graphic"):
    kl, k1, k2 = {"graphic": (1, 0.045, 0.015), "textiles": (2, 0.048, 0.014)}[application]
    out = np.zeros((len(references), len(samples)))
    for i, (L1, a1, b1) in enumerate(references):
        C1 = np.sqrt(a1 * a1 + b1 * b1)
        for j, (L2, a2, b2) in enumerate(samples):
            dC = C1 - np.sqrt(a2 * a2 + b2 * b2)
            dH = np.sqrt(max(0.0, (a1 - a2) ** 2 + (b1 - b2) ** 2 - dC * dC))
            parts = np.array([(L1 - L2) / kl, dC / (1 + k1 * C1), dH / (1 + k2 * C1)])
            out[i, j] = np.sqrt(np.sum(parts**2))
    return out
