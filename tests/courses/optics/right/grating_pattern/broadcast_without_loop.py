# no loop: wavelengths and points broadcast, nan at the maxima replaced
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    lam = wavelengths[:, None]
    t = (x / np.hypot(x, distance) - np.sin(alpha)) / lam
    with np.errstate(divide="ignore", invalid="ignore"):
        u = np.pi * width * t
        single = np.where(u == 0, 1.0, np.sin(u) / u)
        b = np.pi * pitch * t
        comb = np.where(np.sin(b) == 0, 1.0, np.sin(slits * b) / (slits * np.sin(b)))
    pattern = (single * comb) ** 2
    total = np.einsum("w,wp->p", weights / weights.sum(), pattern)
    highest = np.floor((1 - np.sin(alpha)) * pitch / wavelengths)
    lowest = np.ceil((-1 - np.sin(alpha)) * pitch / wavelengths)
    return {"orders": highest - lowest + 1, "total": total, "pattern": pattern}
