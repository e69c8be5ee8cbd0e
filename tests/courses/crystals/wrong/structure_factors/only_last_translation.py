# the sum over the translations is overwritten each time, so only the last translation counts
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2
    f = c + (np.exp(-s2[:, None, None] * b) * a).sum(axis=2)
    f = f * np.exp(-s2[:, None] * B_iso)
    for shift in translations:
        arg = hkl @ (positions + shift).T
        F = np.sum(f * np.exp(2j * np.pi * arg), axis=1)
    return F, abs(F) ** 2, abs(F) < 1e-6 * abs(F).max()
