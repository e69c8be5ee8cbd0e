# alpha itself is subtracted in the path difference instead of its sine (the orders use the sine)
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    pattern = np.zeros((len(wavelengths), len(x)))
    s = x / np.sqrt(x**2 + distance**2) - alpha
    for i, wavelength in enumerate(wavelengths):
        u = np.pi * width * s / wavelength
        beta = np.pi * pitch * s / wavelength
        single = np.ones(len(x))
        single[u != 0] = np.sin(u[u != 0]) / u[u != 0]
        multi = np.ones(len(x))
        ok = np.sin(beta) != 0
        multi[ok] = np.sin(slits * beta[ok]) / (slits * np.sin(beta[ok]))
        pattern[i] = single**2 * multi**2
    sa = np.sin(alpha)
    orders = np.floor(pitch * (1 - sa) / wavelengths) + np.floor(pitch * (1 + sa) / wavelengths) + 1
    total = (pattern.T @ weights) / weights.sum()
    return {"pattern": pattern, "total": total, "orders": orders}
