# the limit for absent is a millionth of the smallest |F|, not of the largest
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    q = 1 / (2 * d) ** 2
    F = np.zeros(len(hkl), dtype=np.complex128)
    for i, (h, k, l) in enumerate(hkl):
        fs = c + np.sum(a * np.exp(-b * q[i]), axis=1)
        fs = fs * np.exp(-B_iso * q[i])
        for tx, ty, tz in translations:
            arg = h * (positions[:, 0] + tx) + k * (positions[:, 1] + ty) + l * (positions[:, 2] + tz)
            F[i] += np.sum(fs * (np.cos(2 * np.pi * arg) + 1j * np.sin(2 * np.pi * arg)))
    absF = np.sqrt(F.real**2 + F.imag**2)
    absent = absF < 1e-6 * absF.min()
    return F, absF**2, absent
