# the sine of the angle on the screen is taken as x/L (small angles) instead of x/sqrt(x^2 + L^2)
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    sine = x / distance
    s = sine - np.sin(alpha)
    lam = wavelengths[:, None]
    envelope = np.sinc(width * s / lam) ** 2
    beta = np.pi * pitch * s / lam
    with np.errstate(all="ignore"):
        comb = np.sin(slits * beta) / (slits * np.sin(beta))
    comb[np.isclose(np.sin(beta), 0)] = 1
    pattern = envelope * comb**2
    total = (weights[:, None] * pattern).sum(axis=0) / weights.sum()
    orders = np.floor(pitch / wavelengths * (1 - np.sin(alpha))) + np.floor(pitch / wavelengths * (1 + np.sin(alpha))) + 1
    return {"pattern": pattern, "total": total, "orders": orders}
