# the orders are counted as floor(2 d/lambda) + 1, the length of the range of sines instead of the integers in it
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    lam = wavelengths[:, np.newaxis]
    env = np.sinc(width * s / lam)
    beta = np.pi * pitch * s / lam
    num = np.sin(slits * beta)
    den = np.sin(beta)
    small = np.abs(den) < 1e-9
    den = np.where(small, 1, den)
    comb = np.where(small, slits, num / den)
    pattern = (env * comb / slits) ** 2
    total = np.average(pattern, weights=weights, axis=0)
    first = -(1 + np.sin(alpha)) * pitch / wavelengths
    last = (1 - np.sin(alpha)) * pitch / wavelengths
    orders = np.floor(last - first) + 1
    return {"pattern": pattern, "total": total, "orders": orders}
