# total is the plain mean of the patterns, the weights are not used
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    r = np.sqrt(x * x + distance * distance)
    s = x / r - np.sin(alpha)
    pattern = []
    for wl in wavelengths:
        env = np.sinc(width * s / wl)
        beta = np.pi * pitch * s / wl
        with np.errstate(divide="ignore", invalid="ignore"):
            g = np.sin(slits * beta) / np.sin(beta) / slits
        g = np.where(np.isnan(g), 1, g)
        pattern.append((env * g) ** 2)
    pattern = np.array(pattern)
    total = pattern.mean(axis=0)
    lo = np.ceil(-(1 + np.sin(alpha)) * pitch / wavelengths)
    hi = np.floor((1 - np.sin(alpha)) * pitch / wavelengths)
    return {"pattern": pattern, "total": total, "orders": hi - lo + 1}
