# divided dH squared by the weight of the hue instead of by its square
def delta_e_94(references, samples, application="graphic"):
    kL, K1, K2 = (2, 0.048, 0.014) if application == "textiles" else (1, 0.045, 0.015)

    def chroma(lab):
        return np.sqrt(np.sum(lab[:, 1:] ** 2, axis=1))

    rows = []
    c_samples = chroma(samples)
    for ref, c_ref in zip(references, chroma(references)):
        d = samples - ref
        dC2 = (c_samples - c_ref) ** 2
        dH2 = np.maximum(d[:, 1] ** 2 + d[:, 2] ** 2 - dC2, 0)
        S_C = 1 + K1 * c_ref
        S_H = 1 + K2 * c_ref
        rows.append(np.sqrt(d[:, 0] ** 2 / kL**2 + dC2 / S_C**2 + dH2 / S_H))
    return np.array(rows)
