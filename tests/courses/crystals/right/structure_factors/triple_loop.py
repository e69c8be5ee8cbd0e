# loops over reflections, translations and atoms, cosine and sine separately
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    m = len(hkl)
    re, im = np.zeros(m), np.zeros(m)
    for i in range(m):
        s = 1 / (2 * d[i])
        for t in translations:
            for j in range(len(positions)):
                f = c[j]
                for q in range(len(a[j])):
                    f += a[j][q] * np.exp(-b[j][q] * s * s)
                f *= np.exp(-B_iso[j] * s * s)
                angle = 2 * np.pi * sum(hkl[i][x] * (positions[j][x] + t[x]) for x in range(3))
                re[i] += f * np.cos(angle)
                im[i] += f * np.sin(angle)
    I = re**2 + im**2
    amplitude = np.sqrt(I)
    return re + 1j * im, I, amplitude < 1e-6 * amplitude.max()
