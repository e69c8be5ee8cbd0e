# returned a row for each sample instead of for each reference
def delta_e_94(references, samples, application="graphic"):
    if application == "textiles":
        kL, K1, K2 = 2.0, 0.048, 0.014
    else:
        kL, K1, K2 = 1.0, 0.045, 0.015
    out = []
    for s in samples:
        line = []
        for r in references:
            Cr = np.linalg.norm(r[1:])
            Cs = np.linalg.norm(s[1:])
            dE2 = ((r[0] - s[0]) / kL) ** 2
            dE2 += ((Cr - Cs) / (1 + K1 * Cr)) ** 2
            dH2 = np.sum((r[1:] - s[1:]) ** 2) - (Cr - Cs) ** 2
            dE2 += max(dH2, 0) / (1 + K2 * Cr) ** 2
            line.append(np.sqrt(dE2))
        out.append(line)
    return np.array(out)
