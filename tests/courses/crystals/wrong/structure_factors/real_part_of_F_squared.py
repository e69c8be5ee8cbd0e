# the intensity is the real part of F squared, not F times its conjugate
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2
    ftab = c[None, :] + np.sum(a[None] * np.exp(-b[None] * s2[:, None, None]), axis=-1)
    ftab = ftab * np.exp(-s2[:, None] * B_iso[None, :])
    hx = hkl @ positions.T
    ht = hkl @ translations.T
    F = np.sum(ftab * np.exp(2j * np.pi * hx), axis=1) * np.sum(np.exp(2j * np.pi * ht), axis=1)
    I = np.real(F**2)
    return F, I, np.abs(F) < 1e-6 * np.max(np.abs(F))
