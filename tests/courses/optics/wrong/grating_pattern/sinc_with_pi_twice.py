# np.sinc is given pi a s / lambda, although it multiplies by pi itself
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    pattern = np.empty((wavelengths.size, x.size))
    for i in range(wavelengths.size):
        u = np.pi * width * s / wavelengths[i]
        beta = np.pi * pitch * s / wavelengths[i]
        one = np.sinc(u) ** 2
        sb = np.sin(beta)
        flat = np.abs(sb) < 1e-10
        sb[flat] = 1
        two = (np.sin(slits * beta) / (slits * sb)) ** 2
        two[flat] = 1
        pattern[i] = one * two
    total = np.zeros(x.size)
    for i in range(wavelengths.size):
        total += weights[i] * pattern[i]
    total /= sum(weights)
    up = np.floor(pitch * (1 - np.sin(alpha)) / wavelengths)
    down = np.floor(pitch * (1 + np.sin(alpha)) / wavelengths)
    return {"pattern": pattern, "total": total, "orders": up + down + 1}
