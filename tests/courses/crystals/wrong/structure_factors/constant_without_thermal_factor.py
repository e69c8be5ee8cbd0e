# the constant of the form factor is added after the thermal factor, which does not weaken it
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2
    n, m = len(positions), len(d)
    F = np.zeros(m, dtype=complex)
    for j in range(n):
        gauss = np.zeros(m)
        for aj, bj in zip(a[j], b[j]):
            gauss += aj * np.exp(-bj * s2)
        fj = gauss * np.exp(-B_iso[j] * s2) + c[j]
        F += fj * np.exp(2j * np.pi * (hkl @ positions[j]))
    F = F * np.sum(np.exp(2j * np.pi * hkl @ translations.T), axis=1)
    I = np.abs(F) ** 2
    return F, I, np.abs(F) < 1e-6 * np.max(np.abs(F))
