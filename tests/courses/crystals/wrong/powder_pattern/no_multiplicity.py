# the multiplicity is left out
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    U, V, W = UVW
    out = np.zeros(len(two_theta))
    peaks = np.zeros(len(d))
    for i in range(len(d)):
        if wavelength < 2 * d[i]:
            th = np.arcsin(wavelength / (2 * d[i]))
            peaks[i] = np.degrees(2 * th)
            P = F2[i] * (1 + np.cos(2 * th) ** 2) / (np.sin(th) ** 2 * np.cos(th))
            H = np.sqrt(U * np.tan(th) ** 2 + V * np.tan(th) + W)
            x = (two_theta - peaks[i]) / H
            p = eta * (2 / (np.pi * H)) / (1 + 4 * x**2)
            p = p + (1 - eta) * (2 / H) * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
            out = out + P * p
    return peaks, out
