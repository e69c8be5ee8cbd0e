def impedance_spectrum(frequency, inductance, r0, r, c, alpha, sigma, strings):
    w = 2 * np.pi * frequency
    size = (w * r[..., None] * c[..., None]) ** alpha[..., None]
    turn = np.pi / 2 * alpha[..., None]
    re = 1 + size * np.cos(turn)
    im = size * np.sin(turn)
    norm = re**2 + im**2
    diffusion = np.outer(sigma, w**-0.5)
    real = r0[:, None] + np.sum(r[..., None] * re / norm, axis=1) + diffusion
    imag = np.outer(inductance, w) - np.sum(r[..., None] * im / norm, axis=1) - diffusion
    z = real + 1j * imag
    y = np.add.reduce(1 / z)
    pack = strings / y
    return z, pack, -np.rad2deg(np.angle(y))
