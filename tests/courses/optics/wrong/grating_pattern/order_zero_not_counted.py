# the order 0 is not counted
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    pattern = np.zeros((len(wavelengths), len(x)))
    orders = np.zeros(len(wavelengths))
    for i in range(len(wavelengths)):
        lam = wavelengths[i]
        arr = np.zeros(len(x), dtype=complex)
        for n in range(slits):
            arr = arr + np.exp(1j * 2 * np.pi / lam * n * pitch * s)
        pattern[i, :] = (np.abs(arr) / slits * np.sinc(width * s / lam)) ** 2
        plus = int((1 - np.sin(alpha)) * pitch / lam)
        minus = int((1 + np.sin(alpha)) * pitch / lam)
        orders[i] = plus + minus
    total = np.dot(weights, pattern) / np.sum(weights)
    return {"pattern": pattern, "total": total, "orders": orders}
