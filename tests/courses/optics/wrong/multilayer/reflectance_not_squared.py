# R is the absolute value of r, not its square
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = [n_in] + list(layers) + [n_out]
    cosines = [np.sqrt(1 - (n_in * np.sin(angle) / n) ** 2) for n in N]
    if polarization == "s":
        etas = [n * c for n, c in zip(N, cosines)]
    else:
        etas = [n / c for n, c in zip(N, cosines)]
    B = np.ones(len(wavelengths))
    C = np.ones(len(wavelengths)) * etas[-1]
    for j in range(len(layers), 0, -1):
        ph = 2 * np.pi * N[j] * thickness[j - 1] * cosines[j] / wavelengths
        co, si = np.cos(ph), np.sin(ph)
        Bn = co * B + 1j * si * C / etas[j]
        Cn = 1j * si * B * etas[j] + co * C
        B = Bn
        C = Cn
    r = (etas[0] * B - C) / (etas[0] * B + C)
    R = np.abs(r)
    T = 4 * etas[0] * etas[-1] / np.abs(etas[0] * B + C) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
