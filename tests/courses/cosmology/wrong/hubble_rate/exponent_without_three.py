# the exponent of the dilution is 1 + w instead of 3 (1 + w)
def hubble_rate(z, omega, w, h0):
    zz, ww = np.meshgrid(z, w)
    oo = np.repeat(omega[:, None], len(z), axis=1)
    rho = oo * (1 + zz) ** (1 + ww)
    curv = (1 - omega.sum()) * (1 + z) ** 2
    E2 = rho.sum(axis=0) + curv
    frac = rho / E2
    q = 0.5 * (frac * (1 + 3 * ww)).sum(axis=0)
    return {"H": h0 * np.sqrt(E2), "fractions": frac, "q": q}
