# the intensity is |F|, without the square
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / 4 / d**2
    f = [c[j] + a[j] @ np.exp(-np.outer(b[j], s2)) for j in range(len(c))]
    F = sum(
        f[j] * np.exp(-B_iso[j] * s2) * np.exp(2j * np.pi * hkl @ (positions[j] + t))
        for j in range(len(c))
        for t in translations
    )
    I = np.abs(F)
    absent = I < 1e-6 * np.amax(I)
    return F, I, absent
