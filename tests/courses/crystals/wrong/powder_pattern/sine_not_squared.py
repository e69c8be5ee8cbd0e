# the Lorentz factor has sin(theta) without its square
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    ln2 = np.log(2)
    peaks = np.zeros(len(d))
    y = np.zeros(len(two_theta))
    for i in range(len(d)):
        if 2 * d[i] <= wavelength:
            peaks[i] = 0
        else:
            theta = np.arcsin(0.5 * wavelength / d[i])
            peaks[i] = np.degrees(theta) * 2
            factor = (1 + np.cos(2 * theta) ** 2) / (np.sin(theta) * np.cos(theta))
            H = (UVW[0] * np.tan(theta) ** 2 + UVW[1] * np.tan(theta) + UVW[2]) ** 0.5
            for p in range(len(two_theta)):
                x = (two_theta[p] - peaks[i]) / H
                shape = eta * 2 / (np.pi * H * (1 + 4 * x * x))
                shape += (1 - eta) * 2 / H * np.sqrt(ln2 / np.pi) * np.exp(-4 * ln2 * x * x)
                y[p] += multiplicity[i] * F2[i] * factor * shape
    return peaks, y
