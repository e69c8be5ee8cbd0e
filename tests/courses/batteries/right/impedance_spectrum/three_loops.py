def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    n, b = r.shape
    f = len(frequency)
    z = np.zeros((n, f), dtype=complex)
    for i in range(n):
        for m in range(f):
            w = 2 * np.pi * frequency[m]
            z[i, m] = r0[i] + 1j * w * inductance[i]
            for a in range(b):
                z[i, m] += r[i, a] / (1 + (1j * w * r[i, a] * c[i, a]) ** alpha[i, a])
            z[i, m] += sigma[i] / np.sqrt(w) - 1j * sigma[i] / np.sqrt(w)
    pack = np.zeros(f, dtype=complex)
    for m in range(f):
        y = 0
        for i in range(n):
            y = y + 1 / z[i, m]
        pack[m] = strings / y
    phase = np.arctan2(pack.imag, pack.real) * 180 / np.pi
    return z, pack, phase
