# the phase of a layer is divided by the cosine (path along the ray) instead of multiplied by it
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    if polarization == "s":
        eta = N * cos
    else:
        eta = N / cos
    M11 = np.ones_like(wavelengths, dtype=complex)
    M12 = np.zeros_like(M11)
    M21 = np.zeros_like(M11)
    M22 = np.ones_like(M11)
    for j in range(1, len(layers) + 1):
        path = thickness[j - 1] / cos[j]
        delta = 2 * np.pi * N[j] * path / wavelengths
        cd, sd = np.cos(delta), 1j * np.sin(delta)
        M11, M12, M21, M22 = (
            M11 * cd + M12 * sd * eta[j],
            M11 * sd / eta[j] + M12 * cd,
            M21 * cd + M22 * sd * eta[j],
            M21 * sd / eta[j] + M22 * cd,
        )
    B = M11 + M12 * eta[-1]
    C = M21 + M22 * eta[-1]
    den = eta[0] * B + C
    r = (eta[0] * B - C) / den
    R = abs(r) ** 2
    T = 4 * eta[0].real * eta[-1].real / abs(den) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
