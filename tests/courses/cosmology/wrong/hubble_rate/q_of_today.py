# q is computed with today's density parameters omega, not those at the redshift, so it is the same for each z
def hubble_rate(z, omega, w, h0):
    grow = (1 + z[None]) ** (3 * (1 + w[:, None]))
    rho = omega[:, None] * grow
    E2 = rho.sum(0) + (1 - omega.sum()) * (1 + z) ** 2
    q = 0.5 * np.sum(omega * (1 + 3 * w)) * np.ones_like(z)
    return {"H": h0 * np.sqrt(E2), "fractions": rho / E2, "q": q}
