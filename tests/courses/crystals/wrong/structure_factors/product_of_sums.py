# the form factor is the sum of a times the sum of the exponentials, not the sum of the products
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2
    f = np.zeros((len(positions), len(hkl)))
    for j in range(len(positions)):
        f[j] = c[j] + a[j].sum() * np.exp(-np.outer(b[j], s2)).sum(axis=0)
        f[j] *= np.exp(-B_iso[j] * s2)
    structure = np.zeros(len(hkl), dtype=complex)
    for t in translations:
        structure += np.sum(f * np.exp(2j * np.pi * (positions + t) @ hkl.T), axis=0)
    size = np.abs(structure)
    return structure, size**2, size < size.max() * 1e-6
