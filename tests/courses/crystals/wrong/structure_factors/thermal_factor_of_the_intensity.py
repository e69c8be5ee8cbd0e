# the thermal factor is exp(-2 B s^2), that of the intensity
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2

    def scattering(j):
        free = c[j] + np.dot(np.exp(-np.outer(s2, b[j])), a[j])
        return free * np.exp(-2 * B_iso[j] * s2)

    cell = np.zeros(len(d), dtype=complex)
    for j, r in enumerate(positions):
        cell += scattering(j) * np.exp(2j * np.pi * (hkl @ r))
    centring = np.zeros(len(d), dtype=complex)
    for t in translations:
        centring += np.exp(2j * np.pi * (hkl @ t))
    F = cell * centring
    return F, np.abs(F) ** 2, np.abs(F) < 1e-6 * np.abs(F).max()
