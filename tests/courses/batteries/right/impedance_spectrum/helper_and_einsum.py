def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    s = 2j * np.pi * frequency

    def arc(R, C, a):
        return 1 / (1 / R + (s * R * C) ** a / R)

    z = []
    for i in range(len(r0)):
        arcs = np.array([arc(R, C, a) for R, C, a in zip(r[i], c[i], alpha[i])])
        diffusion = sigma[i] * (1 - 1j) / np.sqrt(s.imag)
        z.append(s * inductance[i] + r0[i] + np.einsum("bf->f", arcs) + diffusion)
    z = np.stack(z)
    one = 1 / sum(1 / row for row in z)
    pack = one * strings
    return z, pack, np.angle(pack, deg=True)
