# the phase of an atom has only h x + k y, l z is missing (the centring has all three)
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2
    h, k, l = hkl[:, 0], hkl[:, 1], hkl[:, 2]
    F = 0
    for (x, y, z), aj, bj, cj, Bj in zip(positions, a, b, c, B_iso):
        f = cj + np.exp(-s2[:, None] * bj) @ aj
        F = F + f * np.exp(-Bj * s2) * np.exp(2j * np.pi * (h * x + k * y))
    F = F * np.exp(2j * np.pi * (hkl @ translations.T)).sum(axis=1)
    return F, np.abs(F) ** 2, np.abs(F) < 1e-6 * np.max(np.abs(F))
