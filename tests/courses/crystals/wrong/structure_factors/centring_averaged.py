# the centring factor is the mean over the translations instead of the sum
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2
    f = c[:, None] + np.einsum("ij,ijk->ik", a, np.exp(-np.einsum("ij,k->ijk", b, s2)))
    f *= np.exp(-np.outer(B_iso, s2))
    basis = np.einsum("ik,ik->k", f, np.exp(2j * np.pi * positions @ hkl.T))
    factor = np.mean(np.exp(2j * np.pi * translations @ hkl.T), axis=0)
    F = basis * factor
    return F, np.abs(F) ** 2, np.abs(F) < 1e-6 * np.abs(F).max()
