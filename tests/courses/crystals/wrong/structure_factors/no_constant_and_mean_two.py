# the constant of the form factor is left out, and the centring is averaged instead of summed
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    q2 = 1 / (2 * d) ** 2
    f = np.sum(a[:, None, :] * np.exp(-b[:, None, :] * q2[:, None]), axis=2)
    f = f * np.exp(-np.outer(B_iso, q2))
    lattice_sum = np.exp(2j * np.pi * translations @ hkl.T).mean(axis=0)
    F = lattice_sum * np.sum(f * np.exp(2j * np.pi * positions @ hkl.T), axis=0)
    mod = np.abs(F)
    return F, mod**2, mod < 1e-6 * mod.max()
