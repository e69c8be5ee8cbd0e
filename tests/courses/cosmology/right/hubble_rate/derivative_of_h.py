# q from the derivative of H: q = -1 + (1+z) dE^2/dz / (2 E^2); work in shape (n, k), transposed at the end
def hubble_rate(z, omega, w, h0):
    x = (1 + z)[:, None]
    p = 3 + 3 * w
    rho = omega * x**p
    ok = 1 - omega.sum()
    E2 = rho.sum(axis=1) + ok * (1 + z) ** 2
    slope = (rho * p).sum(axis=1) + 2 * ok * (1 + z) ** 2
    return {"H": np.sqrt(h0**2 * E2), "fractions": (rho / E2[:, None]).T, "q": slope / (2 * E2) - 1}
