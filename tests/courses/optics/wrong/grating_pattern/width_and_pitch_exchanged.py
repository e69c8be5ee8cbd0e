# width and pitch are exchanged in the pattern: the envelope uses the pitch and the comb the width
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    a, d = pitch, width
    pattern = np.zeros((len(wavelengths), len(x)))
    for i, lam in enumerate(wavelengths):
        for j, sj in enumerate(s):
            env = np.sinc(a * sj / lam) ** 2
            b = np.pi * d * sj / lam
            if abs(np.sin(b)) < 1e-12:
                inter = 1.0
            else:
                inter = (np.sin(slits * b) / np.sin(b) / slits) ** 2
            pattern[i, j] = env * inter
    total = weights @ pattern / weights.sum()
    orders = np.array([np.floor(pitch * (1 - np.sin(alpha)) / l) + np.floor(pitch * (1 + np.sin(alpha)) / l) + 1 for l in wavelengths])
    return {"pattern": pattern, "total": total, "orders": orders}
