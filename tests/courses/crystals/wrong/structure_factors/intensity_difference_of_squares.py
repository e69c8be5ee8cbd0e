# the intensity is the real part squared minus the imaginary part squared (absent is decided on its absolute value)
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2
    A = np.zeros(len(d))
    B = np.zeros(len(d))
    for t in translations:
        for j in range(len(positions)):
            f = np.exp(-B_iso[j] * s2) * (c[j] + np.sum(a[j][:, None] * np.exp(-b[j][:, None] * s2), axis=0))
            angle = 2 * np.pi * (hkl @ (positions[j] + t))
            A += f * np.cos(angle)
            B += f * np.sin(angle)
    I = A**2 - B**2
    absent = np.sqrt(np.abs(I)) < 1e-6 * np.sqrt(np.abs(I).max())
    return A + 1j * B, I, absent
