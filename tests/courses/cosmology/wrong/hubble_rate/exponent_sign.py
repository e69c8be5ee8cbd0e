# the fluids' densities fall with redshift: their exponent has the opposite sign, a and 1/a are mixed up (curvature is right)
def hubble_rate(z, omega, w, h0):
    a = 1.0 / (1.0 + z)
    rho = [omega[i] * a ** (3 * (1 + w[i])) for i in range(len(omega))]
    rho = np.array(rho)
    e2 = rho.sum(axis=0) + (1 - omega.sum()) / a**2
    f = rho / e2
    q = sum(f[i] * (1 + 3 * w[i]) for i in range(len(omega))) / 2
    return {"H": h0 * np.sqrt(e2), "fractions": f, "q": q}
