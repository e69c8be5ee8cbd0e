# the weighted sum is divided by the number of wavelengths instead of by the sum of the weights
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    t = np.outer(1 / wavelengths, s)
    envelope = np.sinc(width * t) ** 2
    comb = np.abs(np.exp(2j * np.pi * pitch * t[..., None] * np.arange(slits)).mean(axis=-1)) ** 2
    pattern = envelope * comb
    total = np.mean(weights[:, None] * pattern, axis=0)
    sa = np.sin(alpha)
    orders = np.floor(pitch * (1 - sa) / wavelengths) + np.floor(pitch * (1 + sa) / wavelengths) + 1
    return {"pattern": pattern, "total": total, "orders": orders}
