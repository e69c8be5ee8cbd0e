# two mistakes: the weighted sum is not divided by the sum of the weights, and the order 0 is not counted
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    pattern = np.zeros((len(wavelengths), len(x)))
    orders = np.zeros(len(wavelengths))
    total = np.zeros(len(x))
    for i in range(len(wavelengths)):
        t = s / wavelengths[i]
        comb = np.abs(np.mean(np.exp(2j * np.pi * pitch * t[:, None] * np.arange(slits)[None, :]), axis=1))
        pattern[i] = (comb * np.sinc(width * t)) ** 2
        total += weights[i] * pattern[i]
        for m in range(1, 60):
            if np.sin(alpha) + m * wavelengths[i] / pitch <= 1:
                orders[i] += 1
        for m in range(1, 60):
            if np.sin(alpha) - m * wavelengths[i] / pitch >= -1:
                orders[i] += 1
    return {"pattern": pattern, "total": total, "orders": orders}
