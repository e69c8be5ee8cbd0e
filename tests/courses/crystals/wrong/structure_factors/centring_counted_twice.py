# the atoms are repeated by the translations, and the sum is multiplied by the number of translations again
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2
    atoms = []
    for t in translations:
        for j in range(len(positions)):
            atoms.append((j, positions[j] + t))
    F = np.zeros(len(d), dtype=complex)
    for j, x in atoms:
        fj = c[j]
        for g in range(a.shape[1]):
            fj = fj + a[j, g] * np.exp(-b[j, g] * s2)
        F += fj * np.exp(-B_iso[j] * s2) * np.exp(2j * np.pi * np.dot(hkl, x))
    F *= len(translations)
    I = F.real**2 + F.imag**2
    return F, I, np.sqrt(I) < 1e-6 * np.sqrt(I).max()
