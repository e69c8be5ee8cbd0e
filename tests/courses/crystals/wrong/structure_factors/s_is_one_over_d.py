# s is 1/d instead of 1/(2d)
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    m, n = len(hkl), len(positions)
    F = np.zeros(m, dtype=complex)
    for i in range(m):
        s = 1 / d[i]
        for j in range(n):
            f = c[j] + np.sum(a[j] * np.exp(-b[j] * s**2))
            f *= np.exp(-B_iso[j] * s**2)
            for t in translations:
                F[i] += f * np.exp(2j * np.pi * np.dot(hkl[i], positions[j] + t))
    size = np.abs(F)
    return F, size**2, size < 1e-6 * size.max()
