# Airy's recursion with the phase factor of a single passage, exp(-i delta), instead of the round trip exp(-2 i delta), in the numerator of r and in the denominators
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = N * cos if polarization == "s" else N / cos
    fres = (eta[:-1] - eta[1:]) / (eta[:-1] + eta[1:])
    tran = 2 * eta[:-1] / (eta[:-1] + eta[1:])
    k = len(layers)
    r = np.full(len(wavelengths), fres[k])
    t = np.full(len(wavelengths), tran[k])
    for j in range(k - 1, -1, -1):
        delta = 2 * np.pi * N[j + 1] * thickness[j] * cos[j + 1] / wavelengths
        once = np.exp(-1j * delta)
        loop = once
        denominator = 1 + fres[j] * r * loop
        t = tran[j] * t * once / denominator
        r = (fres[j] + r * loop) / denominator
    R = np.abs(r) ** 2
    T = np.abs(t) ** 2 * eta[-1].real / eta[0].real
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
