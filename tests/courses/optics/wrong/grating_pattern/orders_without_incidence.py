# the orders are counted as for normal incidence, 2 floor(d/lambda) + 1
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    direction = x / np.sqrt(distance**2 + x**2) - np.sin(alpha)
    pattern = np.empty((len(wavelengths), len(x)))
    for i, w in enumerate(wavelengths):
        phases = np.exp(-2j * np.pi * pitch / w * np.outer(np.arange(slits), direction))
        pattern[i] = np.abs(phases.mean(axis=0)) ** 2 * np.sinc(width / w * direction) ** 2
    total = np.zeros(len(x))
    for i in range(len(x)):
        total[i] = np.sum(pattern[:, i] * weights) / np.sum(weights)
    orders = 2 * np.floor(pitch / wavelengths) + 1
    return {"pattern": pattern, "total": total, "orders": orders}
