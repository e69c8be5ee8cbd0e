# divided by the number of groups in series instead of multiplying by it
def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    def cell(i, w):
        total = r0[i] + 1j * w * inductance[i] + sigma[i] * (1 - 1j) / np.sqrt(w)
        for R, C, a in zip(r[i], c[i], alpha[i]):
            total = total + R / (1 + (1j * w * R * C) ** a)
        return total

    w = 2 * np.pi * frequency
    z = np.array([cell(i, w) for i in range(len(r0))])
    admittance = strings * np.sum(1 / z, axis=0)
    pack = 1 / admittance
    phase = np.rad2deg(np.arctan2(pack.imag, pack.real))
    return z, pack, phase
