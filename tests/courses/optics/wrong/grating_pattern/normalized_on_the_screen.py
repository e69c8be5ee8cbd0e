# each pattern is divided by its largest value on the screen
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    lam = wavelengths[:, None]
    amp = np.sinc(width * s / lam) * np.exp(2j * np.pi * pitch * s / lam * np.arange(slits)[:, None, None]).sum(axis=0)
    pattern = np.abs(amp) ** 2
    pattern = pattern / pattern.max(axis=1, keepdims=True)
    total = np.average(pattern, axis=0, weights=weights)
    sa = np.sin(alpha)
    orders = np.floor((1 - sa) * pitch / wavelengths) - np.ceil(-(1 + sa) * pitch / wavelengths) + 1
    return {"pattern": pattern, "total": total, "orders": orders}
