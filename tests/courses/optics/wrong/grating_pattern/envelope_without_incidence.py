# the envelope is centered on the axis: sin(alpha) enters the comb only
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    sin_theta = x / np.sqrt(x**2 + distance**2)
    diff = sin_theta - np.sin(alpha)
    pattern = np.zeros((len(wavelengths), len(x)))
    for i, lam in enumerate(wavelengths):
        envelope = np.sinc(width * sin_theta / lam) ** 2
        b = np.pi * pitch * diff / lam
        comb = np.ones(len(x))
        nz = np.abs(np.sin(b)) > 1e-9
        comb[nz] = (np.sin(slits * b[nz]) / np.sin(b[nz])) ** 2 / slits**2
        pattern[i] = envelope * comb
    total = np.sum(pattern * weights[:, None], axis=0) / np.sum(weights)
    orders = 1 + np.floor(pitch * (1 - np.sin(alpha)) / wavelengths) + np.floor(pitch * (1 + np.sin(alpha)) / wavelengths)
    return {"pattern": pattern, "total": total, "orders": orders}
