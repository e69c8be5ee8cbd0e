# all atoms of the cell first, then einsum
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    t = len(translations)
    cell = np.concatenate([positions + shift for shift in translations])
    s2 = 0.25 / d**2
    decay = np.exp(-np.einsum("ng,m->ngm", b + B_iso[:, None], s2))
    f = np.einsum("ng,ngm->nm", a, decay) + np.einsum("n,nm->nm", c, np.exp(-np.outer(B_iso, s2)))
    F = np.einsum("nm,nm->m", np.tile(f, (t, 1)), np.exp(2j * np.pi * cell @ hkl.T))
    I = np.real(F * np.conj(F))
    return F, I, np.abs(F) / np.abs(F).max() < 1e-6
