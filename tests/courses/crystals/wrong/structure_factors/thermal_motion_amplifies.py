# the thermal factor has a plus in its exponent
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s_sq = 1.0 / (4.0 * d**2)
    F = np.zeros(len(d), complex)
    for atom in range(len(positions)):
        f = c[atom] * np.ones(len(d))
        for g in range(a.shape[1]):
            f = f + a[atom, g] * np.exp(-b[atom, g] * s_sq)
        f = f * np.exp(B_iso[atom] * s_sq)
        for shift in translations:
            hx = hkl @ (positions[atom] + shift)
            F += f * np.exp(2j * np.pi * hx)
    I = np.abs(F) ** 2
    absent = np.abs(F) < np.abs(F).max() / 1e6
    return F, I, absent
