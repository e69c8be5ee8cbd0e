# the modulus of the sum over the slits is not squared, it stays an amplitude
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    pattern = np.zeros((len(wavelengths), len(x)))
    orders = np.zeros(len(wavelengths))
    for i, lam in enumerate(wavelengths):
        amplitude = np.zeros(len(x), dtype=complex)
        for j in range(slits):
            amplitude += np.exp(2j * np.pi * j * pitch * s / lam)
        amplitude /= slits
        pattern[i] = np.sinc(width * s / lam) ** 2 * np.abs(amplitude)
        count = 0
        for m in range(-100, 101):
            if -1 <= np.sin(alpha) + m * lam / pitch <= 1:
                count += 1
        orders[i] = count
    total = np.sum(weights[:, np.newaxis] * pattern, axis=0) / np.sum(weights)
    return {"pattern": pattern, "total": total, "orders": orders}
