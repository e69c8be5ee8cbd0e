# the numerator of the fractions lacks omega: only the dilution factor over E^2
def hubble_rate(z, omega, w, h0):
    dil = np.array([(1 + z) ** (3 * (1 + wi)) for wi in w])
    E2 = omega @ dil + (1 - omega.sum()) * (1 + z) ** 2
    fractions = dil / E2
    q = (1 + 3 * w) @ fractions / 2
    return {"H": h0 * np.sqrt(E2), "fractions": fractions, "q": q}
