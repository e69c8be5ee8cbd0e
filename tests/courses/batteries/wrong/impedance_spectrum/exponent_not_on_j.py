# raised only omega tau to the exponent instead of j omega tau
def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    n, b = r.shape
    z = np.zeros((n, len(frequency)), dtype=complex)
    for i in range(n):
        for m, f in enumerate(frequency):
            w = 2 * np.pi * f
            z[i, m] = r0[i] + 1j * w * inductance[i]
            for a in range(b):
                x = (w * r[i, a] * c[i, a]) ** alpha[i, a]
                z[i, m] += r[i, a] / (1 + 1j * x)
            z[i, m] += sigma[i] * (1 - 1j) / np.sqrt(w)
    pack = strings * (1 / (1 / z).sum(axis=0))
    phase = np.angle(pack, deg=True)
    return z, pack, phase
