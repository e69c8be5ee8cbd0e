# the weighted sum is not divided by the sum of the weights
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)

    def one(lam):
        b = np.pi * pitch * s / lam
        top, bottom = np.sin(slits * b), slits * np.sin(b)
        ok = np.abs(bottom) > 1e-9
        q = np.ones(len(s))
        q[ok] = top[ok] / bottom[ok]
        return (q * np.sinc(width * s / lam)) ** 2

    pattern = np.array([one(lam) for lam in wavelengths])
    total = np.zeros(len(x))
    for w, row in zip(weights, pattern):
        total = total + w * row
    orders = [np.floor(pitch * (1 - np.sin(alpha)) / lam) + np.floor(pitch * (1 + np.sin(alpha)) / lam) + 1 for lam in wavelengths]
    return {"pattern": pattern, "total": total, "orders": np.array(orders)}
