# the constant c of the form factor is left out
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    sintl = 1 / (2 * d)
    x = (positions[None, :, :] + translations[:, None, :]).reshape(-1, 3)
    f = np.sum(a[:, :, None] * np.exp(-b[:, :, None] * sintl**2), axis=1)
    f = f * np.exp(-B_iso[:, None] * sintl**2)
    f_all = np.tile(f, (len(translations), 1))
    F = np.sum(f_all * np.exp(2j * np.pi * x @ hkl.T), axis=0)
    I = F.real**2 + F.imag**2
    limit = 1e-6 * np.sqrt(I.max())
    return F, I, np.sqrt(I) < limit
