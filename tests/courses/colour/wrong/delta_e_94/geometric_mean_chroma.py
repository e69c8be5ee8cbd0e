# weighed with the geometric mean of both chromas instead of with the chroma of the reference
def delta_e_94(references, samples, application="graphic"):
    constants = {"graphic": (1.0, 0.045, 0.015), "textiles": (2.0, 0.048, 0.014)}
    kL, K1, K2 = constants[application]
    n, m = len(references), len(samples)
    result = np.zeros((n, m))
    for i in range(n):
        for j in range(m):
            L1, a1, b1 = references[i]
            L2, a2, b2 = samples[j]
            C1 = np.sqrt(a1**2 + b1**2)
            C2 = np.sqrt(a2**2 + b2**2)
            C = np.sqrt(C1 * C2)
            dC = C1 - C2
            dH2 = max((a1 - a2) ** 2 + (b1 - b2) ** 2 - dC**2, 0)
            result[i, j] = np.sqrt(
                ((L1 - L2) / kL) ** 2 + (dC / (1 + K1 * C)) ** 2 + dH2 / (1 + K2 * C) ** 2
            )
    return result
