# right: a column for each sample
def delta_e_94(references, samples, application="graphic"):
    if application == "graphic":
        kl, k1, k2 = 1.0, 0.045, 0.015
    else:
        kl, k1, k2 = 2.0, 0.048, 0.014

    def chroma(lab):
        return np.hypot(lab[..., 1], lab[..., 2])

    c_ref = chroma(references)
    columns = []
    for sample in samples:
        dL, da, db = (references - sample).T
        dC = c_ref - chroma(sample)
        dH2 = da**2 + db**2 - dC**2
        dH2[dH2 < 0] = 0
        columns.append(np.sqrt((dL / kl) ** 2 + (dC / (1 + k1 * c_ref)) ** 2 + dH2 / (1 + k2 * c_ref) ** 2))
    return np.stack(columns, axis=1)
