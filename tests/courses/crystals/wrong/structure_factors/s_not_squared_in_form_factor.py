# the Gaussians of the form factor have s instead of its square
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s = 0.5 / d
    ff = np.array([c[j] + np.sum(a[j] * np.exp(-np.outer(s, b[j])), axis=1) for j in range(len(c))])
    dw = np.exp(-np.outer(B_iso, s**2))
    phase = np.exp(2j * np.pi * positions.dot(hkl.T))
    lattice = np.exp(2j * np.pi * translations.dot(hkl.T)).sum(0)
    F = (ff * dw * phase).sum(0) * lattice
    I = (F * F.conj()).real
    absent = np.abs(F) < 1e-6 * np.abs(F).max()
    return F, I, absent
