# the phases have a minus sign, so F is the conjugate
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 0.25 * d**-2.0
    F = []
    for h, s in zip(hkl, s2):
        f = (c + (a * np.exp(-b * s)).sum(axis=1)) * np.exp(-B_iso * s)
        total = 0
        for t in translations:
            total = total + np.sum(f * np.exp(-2j * np.pi * ((positions + t) @ h)))
        F.append(total)
    F = np.array(F)
    return F, np.abs(F) ** 2, np.abs(F) < 1e-6 * np.abs(F).max()
