# curvature is counted in q as well, as a fluid with 1 + 3w = 1
def hubble_rate(z, omega, w, h0):
    omk = 1 - omega.sum()
    rho = omega[:, None] * (1 + z) ** (3 * (1 + w))[:, None]
    curv = omk * (1 + z) ** 2
    e2 = rho.sum(axis=0) + curv
    frac = rho / e2
    q = 0.5 * (np.dot(1 + 3 * w, frac) + curv / e2)
    return {"H": h0 * np.sqrt(e2), "fractions": frac, "q": q}
