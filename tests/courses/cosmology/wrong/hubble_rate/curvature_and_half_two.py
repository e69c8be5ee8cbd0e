# curvature is left out of E^2, and the 1/2 is missing in q
def hubble_rate(z, omega, w, h0):
    rho = omega[:, None] * np.power(1 + z[None, :], 3 + 3 * w[:, None])
    crit = np.sum(rho, axis=0)
    Om = rho / crit
    q = np.sum(Om * (1 + 3 * w[:, None]), axis=0)
    return {"H": h0 * np.sqrt(crit), "fractions": Om, "q": q}
