# the centring only multiplies by the number of translations: their phases are ignored
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s = 1 / (2 * d)
    F = np.zeros(len(hkl), dtype=complex)
    for j in range(len(positions)):
        f = c[j] + np.sum(a[j] * np.exp(-b[j] * s[:, None] ** 2), axis=1)
        f = f * np.exp(-B_iso[j] * s**2)
        F += f * np.exp(2j * np.pi * (hkl @ positions[j]))
    F = F * len(translations)
    I = np.abs(F) ** 2
    absent = np.abs(F) < 1e-6 * np.abs(F).max()
    return F, I, absent
