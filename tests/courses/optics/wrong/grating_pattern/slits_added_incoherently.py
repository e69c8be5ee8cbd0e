# the slits are added as intensities, so there is no interference between them, only the envelope
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    pattern = np.zeros((len(wavelengths), len(x)))
    for i, lam in enumerate(wavelengths):
        waves = np.array([np.sinc(width * s / lam) * np.exp(2j * np.pi * n * pitch * s / lam) for n in range(slits)])
        pattern[i] = np.sum(np.abs(waves) ** 2, axis=0) / slits
    orders = np.array([sum(1 for m in range(-50, 51) if abs(np.sin(alpha) + m * lam / pitch) <= 1) for lam in wavelengths])
    return {"pattern": pattern, "total": weights @ pattern / np.sum(weights), "orders": orders}
