# the phases of the atoms have pi instead of 2 pi (those of the centring are right)
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2
    f = np.zeros((len(c), len(d)))
    for j in range(len(c)):
        for i in range(len(d)):
            f[j, i] = (c[j] + (a[j] * np.exp(-b[j] * s2[i])).sum()) * np.exp(-B_iso[j] * s2[i])
    atoms = (f * np.exp(1j * np.pi * (positions @ hkl.T))).sum(axis=0)
    centring = np.exp(2j * np.pi * (translations @ hkl.T)).sum(axis=0)
    F = atoms * centring
    amplitude = np.abs(F)
    return F, amplitude**2, amplitude < 1e-6 * np.max(amplitude)
