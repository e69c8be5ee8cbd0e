# the envelope sin(u)/u is not squared
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    sa = np.sin(alpha)
    s = x / np.sqrt(x**2 + distance**2) - sa
    rows = []
    for lam in wavelengths:
        b = np.pi * pitch * s / lam
        bottom = slits * np.sin(b)
        safe = np.abs(bottom) > 1e-9
        comb = np.ones(len(x))
        comb[safe] = np.sin(slits * b[safe]) / bottom[safe]
        env = np.sinc(width * s / lam)
        rows.append(env * comb**2)
    pattern = np.vstack(rows)
    orders = np.floor(pitch * (1 - sa) / wavelengths) + np.floor(pitch * (1 + sa) / wavelengths) + 1
    return {"pattern": pattern, "total": weights.dot(pattern) / weights.sum(), "orders": orders}
