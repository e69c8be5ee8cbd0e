# every atom gets the form factor of the first one
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    F = np.zeros(len(hkl), dtype=complex)
    for i in range(len(hkl)):
        s2 = 1 / (2 * d[i]) ** 2
        f = c[0] + np.sum(a[0] * np.exp(-b[0] * s2))
        for j in range(len(positions)):
            w = f * np.exp(-B_iso[j] * s2)
            for t in range(len(translations)):
                r = positions[j] + translations[t]
                F[i] = F[i] + w * np.exp(2j * np.pi * (hkl[i] * r).sum())
    mags = np.abs(F)
    return F, mags**2, mags < 1e-6 * mags.max()
