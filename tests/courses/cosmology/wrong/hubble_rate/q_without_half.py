# the factor 1/2 is missing in q
def hubble_rate(z, omega, w, h0):
    scale = np.exp(3 * np.outer(1 + w, np.log(1 + z)))
    rho = omega.reshape(-1, 1) * scale
    E2 = rho.sum(axis=0) + (1 - omega.sum()) * (1 + z) ** 2
    frac = rho / E2
    return {"H": h0 * np.sqrt(E2), "fractions": frac, "q": (1 + 3 * w) @ frac}
