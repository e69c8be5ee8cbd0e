# two mistakes: sin(alpha) is added instead of subtracted in the pattern, and np.sinc is given pi a s/lambda
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) + np.sin(alpha)
    pattern = np.zeros((len(wavelengths), len(x)))
    for i, lam in enumerate(wavelengths):
        b = np.pi * pitch * s / lam
        near = np.abs(np.sin(b)) < 1e-9
        b = np.where(near, 0.5, b)
        comb = np.where(near, 1, np.sin(slits * b) / (slits * np.sin(b)))
        pattern[i] = (np.sinc(np.pi * width * s / lam) * comb) ** 2
    total = weights @ pattern / np.sum(weights)
    orders = np.floor(pitch * (1 - np.sin(alpha)) / wavelengths) + np.floor(pitch * (1 + np.sin(alpha)) / wavelengths) + 1
    return {"pattern": pattern, "total": total, "orders": orders}
