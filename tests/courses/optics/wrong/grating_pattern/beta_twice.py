# beta is the whole phase difference 2 pi d s/lambda between neighboring slits instead of half of it
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    k = 2 * np.pi / wavelengths
    s = np.sin(np.arctan2(x, distance)) - np.sin(alpha)
    phase = pitch * np.outer(k, s)
    beta = phase
    u = width * np.outer(k, s) / 2
    with np.errstate(invalid="ignore", divide="ignore"):
        f1 = np.where(u == 0, 1, np.sin(u) / u)
        f2 = np.where(np.abs(np.sin(beta)) < 1e-9, 1, np.sin(slits * beta) / (slits * np.sin(beta)))
    pattern = f1**2 * f2**2
    total = weights @ pattern / weights.sum()
    orders = np.floor(pitch / wavelengths * (1 - np.sin(alpha))) + 1 + np.floor(pitch / wavelengths * (1 + np.sin(alpha)))
    return {"pattern": pattern, "total": total, "orders": orders}
