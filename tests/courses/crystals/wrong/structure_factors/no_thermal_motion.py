# the thermal factor is left out
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    stl2 = (1 / (2 * d)) ** 2
    form = np.einsum("ng,ngm->nm", a, np.exp(-b[:, :, None] * stl2)) + c[:, None]
    all_pos = positions[:, None, :] + translations[None, :, :]
    arg = 2 * np.pi * np.einsum("ntx,mx->ntm", all_pos, hkl)
    F = np.einsum("nm,ntm->m", form, np.exp(1j * arg))
    return F, np.abs(F) ** 2, np.abs(F) < 1e-6 * np.abs(F).max()
