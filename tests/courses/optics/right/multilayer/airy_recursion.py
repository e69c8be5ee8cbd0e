# Airy's recursion with Fresnel coefficients from the substrate upwards instead of characteristic matrices
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = N * cos if polarization == "s" else N / cos
    rho = (eta[:-1] - eta[1:]) / (eta[:-1] + eta[1:])
    tau = 1 + rho
    r, t = rho[-1], tau[-1]
    for j in range(len(layers), 0, -1):
        e = np.exp(-2j * np.pi * N[j] * thickness[j - 1] * cos[j] / wavelengths)
        below = 1 + rho[j - 1] * r * e * e
        t = tau[j - 1] * t * e / below
        r = (rho[j - 1] + r * e * e) / below
    R = np.abs(r) ** 2
    T = np.abs(t) ** 2 * eta[-1].real / eta[0].real
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
