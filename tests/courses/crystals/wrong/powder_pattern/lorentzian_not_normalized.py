# the Lorentzian has no factor 2/(pi H), its height is 1
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d))
    pattern = np.zeros(len(two_theta))
    for i in range(len(d)):
        if wavelength >= 2 * d[i]:
            continue
        angle = np.arcsin(wavelength / (2 * d[i]))
        peaks[i] = np.degrees(2 * angle)
        lp = (1 + np.cos(2 * angle) ** 2) / (np.sin(angle) ** 2 * np.cos(angle))
        H = np.sqrt(UVW[0] * np.tan(angle) ** 2 + UVW[1] * np.tan(angle) + UVW[2])
        x = (two_theta - peaks[i]) / H
        lorentz = 1 / (1 + 4 * x**2)
        gauss = np.sqrt(4 * np.log(2) / np.pi) / H * np.exp(-4 * np.log(2) * x**2)
        pattern += multiplicity[i] * F2[i] * lp * (eta * lorentz + (1 - eta) * gauss)
    return peaks, pattern
