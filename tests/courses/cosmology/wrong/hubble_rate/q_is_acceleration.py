# q has the wrong sign: it is positive where the expansion accelerates
def hubble_rate(z, omega, w, h0):
    ln1z = np.log1p(z)
    dens = np.array([o * np.exp(3 * (1 + wi) * ln1z) for o, wi in zip(omega, w)])
    E2 = np.sum(dens, 0) + (1 - np.sum(omega)) * np.exp(2 * ln1z)
    frac = dens / E2[None, :]
    accel = -0.5 * np.einsum("kn,k->n", frac, 1 + 3 * w)
    return {"H": h0 * np.sqrt(E2), "fractions": frac, "q": accel}
