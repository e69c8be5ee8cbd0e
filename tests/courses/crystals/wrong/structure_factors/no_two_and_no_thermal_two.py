# s is 1/d instead of 1/(2d), and the thermal factor is left out
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s = 1 / d
    F = np.zeros(len(d), dtype=complex)
    for j in range(len(c)):
        f = np.full(len(d), c[j])
        for i in range(a.shape[1]):
            f += a[j, i] * np.exp(-b[j, i] * s * s)
        for t in translations:
            F += f * np.exp(2j * np.pi * (hkl @ positions[j] + hkl @ t))
    I = (F * np.conj(F)).real
    absent = np.abs(F) < 1e-6 * np.abs(F).max()
    return F, I, absent
