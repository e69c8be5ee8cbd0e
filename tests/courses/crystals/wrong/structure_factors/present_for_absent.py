# absent is True where the reflection is there, the comparison is the other way round
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2
    form_factor = lambda j: c[j] + sum(a[j, g] * np.exp(-b[j, g] * s2) for g in range(a.shape[1]))
    F = np.zeros(len(hkl), dtype=complex)
    for t in translations:
        for j, xyz in enumerate(positions):
            F = F + form_factor(j) * np.exp(-B_iso[j] * s2) * np.exp(2j * np.pi * hkl @ (xyz + t))
    mod = np.abs(F)
    absent = mod > 1e-6 * mod.max()
    return F, mod**2, absent
