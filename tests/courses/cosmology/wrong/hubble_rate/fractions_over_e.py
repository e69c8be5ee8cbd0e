# the fractions (and q from them) divide by E instead of E squared
def hubble_rate(z, omega, w, h0):
    def dilution(wi):
        return (1 + z) ** (3 * (1 + wi))
    dens = np.vstack([o * dilution(wi) for o, wi in zip(omega, w)])
    E = np.sqrt(np.sum(dens, axis=0) + (1 - np.sum(omega)) * (1 + z) ** 2)
    Oz = dens / E
    q = 0.5 * np.sum(Oz * (1 + 3 * w)[:, None], axis=0)
    return {"H": h0 * E, "fractions": Oz, "q": q}
