# the sum over the slits has one slit too few, N - 1 terms, but is divided by N
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    positions = np.arange(slits - 1) * pitch
    k = 2 * np.pi / wavelengths
    field = np.exp(1j * k[:, None, None] * s[None, :, None] * positions[None, None, :]).sum(axis=2) / slits
    envelope = np.sinc(width * s[None, :] / wavelengths[:, None])
    pattern = np.abs(envelope * field) ** 2
    total = (weights / weights.sum()) @ pattern
    above = np.floor(pitch * (1 - np.sin(alpha)) / wavelengths)
    below = np.floor(pitch * (1 + np.sin(alpha)) / wavelengths)
    return {"pattern": pattern, "total": total, "orders": above + below + 1}
