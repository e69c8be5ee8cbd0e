# the Gaussians of the form factor are taken at d^2 in the place of s^2
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    gauss = np.exp(-b[:, None, :] * (d**2)[None, :, None])
    f = c[:, None] + (a[:, None, :] * gauss).sum(2)
    f = f * np.exp(-B_iso[:, None] / (2 * d) ** 2)
    phases = np.exp(2j * np.pi * np.tensordot(positions, hkl, axes=(1, 1)))
    translation_sum = np.exp(2j * np.pi * np.tensordot(translations, hkl, axes=(1, 1))).sum(0)
    F = (f * phases).sum(0) * translation_sum
    I = np.abs(F) ** 2
    return F, I, np.abs(F) < 1e-6 * np.abs(F).max()
