# the comb is not divided by the number of slits, its maxima are N^2
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    S, L = np.meshgrid(s, wavelengths)
    a = np.sinc(width * S / L)
    phase = 2 * np.pi * pitch * S / L
    field = sum(np.exp(1j * n * phase) for n in range(slits))
    intensity = np.abs(a * field) ** 2
    total = weights @ intensity / weights.sum()
    q = pitch / wavelengths
    orders = np.floor(q * (1 - np.sin(alpha))) + np.floor(q * (1 + np.sin(alpha))) + 1
    return {"pattern": intensity, "total": total, "orders": orders}
