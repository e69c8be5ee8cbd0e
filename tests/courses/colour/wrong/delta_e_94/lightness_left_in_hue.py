# subtracted only dC squared from the whole squared distance instead of dL squared as well
def delta_e_94(references, samples, application="graphic"):
    kl, k1, k2 = 1.0, 0.045, 0.015
    if application == "textiles":
        kl, k1, k2 = 2.0, 0.048, 0.014
    total2 = np.sum((references[:, np.newaxis] - samples[np.newaxis]) ** 2, axis=-1)
    dL = references[:, 0][:, np.newaxis] - samples[:, 0][np.newaxis]
    Cref = np.linalg.norm(references[:, 1:], axis=1)[:, np.newaxis]
    Csam = np.linalg.norm(samples[:, 1:], axis=1)[np.newaxis]
    dC = Cref - Csam
    dH2 = np.maximum(total2 - dC**2, 0)
    terms = [(dL / kl) ** 2, (dC / (1 + k1 * Cref)) ** 2, dH2 / (1 + k2 * Cref) ** 2]
    return np.sqrt(sum(terms))
