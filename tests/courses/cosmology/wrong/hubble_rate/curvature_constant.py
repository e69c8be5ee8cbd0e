# the curvature term is added without its factor (1+z)^2, like a cosmological constant
def hubble_rate(z, omega, w, h0):
    Ok = 1 - sum(omega)
    exponent = 3 * (1 + w)
    powers = np.power.outer(1 + z, exponent)      # (n, k)
    dens = (powers * omega).T
    E = np.sqrt(dens.sum(0) + Ok)
    fractions = dens / E**2
    q = (fractions.T @ (1 + 3 * w)) / 2
    return {"H": h0 * E, "fractions": fractions, "q": q}
