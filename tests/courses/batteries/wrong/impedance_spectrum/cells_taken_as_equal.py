# divided the mean impedance by the number of cells instead of adding the admittances of different cells
def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    w = 2 * np.pi * frequency
    rows = []
    for i in range(len(r0)):
        line = 1j * w * inductance[i] + r0[i]
        line = line + sum(
            R / (1 + (1j * w * R * C) ** a) for R, C, a in zip(r[i], c[i], alpha[i])
        )
        rows.append(line + sigma[i] * (1 - 1j) / np.sqrt(w))
    z = np.array(rows)
    pack = strings * np.mean(z, axis=0) / len(z)
    phase = np.degrees(np.angle(pack))
    return z, pack, phase
