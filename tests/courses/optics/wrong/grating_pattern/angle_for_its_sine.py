# the angle theta itself is used in the place of its sine
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    theta = np.arctan(x / distance)
    s = theta - np.sin(alpha)
    pattern = np.ones((len(wavelengths), len(x)))
    for k, lam in enumerate(wavelengths):
        field = 0
        for n in range(slits):
            field = field + np.exp(2j * np.pi * n * pitch * s / lam) / slits
        pattern[k] = abs(field) ** 2
        pattern[k] *= np.sinc(width * s / lam) ** 2
    total = weights @ pattern / weights.sum()
    orders = np.floor(pitch * (1 - np.sin(alpha)) / wavelengths) + np.floor(pitch * (1 + np.sin(alpha)) / wavelengths) + 1
    return {"pattern": pattern, "total": total, "orders": orders}
