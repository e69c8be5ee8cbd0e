# Caglioti's formula is taken as the width itself, without the root
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    def caglioti(theta):
        return UVW[0] * np.tan(theta) ** 2 + UVW[1] * np.tan(theta) + UVW[2]

    def lp(theta):
        return (1 + np.cos(2 * theta) ** 2) / (np.sin(theta) ** 2 * np.cos(theta))

    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d))
    pattern = np.zeros(len(two_theta))
    for i in range(len(d)):
        if wavelength < 2 * d[i]:
            theta = np.arcsin(wavelength / (2 * d[i]))
            peaks[i] = np.degrees(2 * theta)
            H = caglioti(theta)
            x = (two_theta - peaks[i]) / H
            lorentz = 2 / (np.pi * H) / (1 + 4 * x**2)
            gauss = 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
            pattern += multiplicity[i] * F2[i] * lp(theta) * (eta * lorentz + (1 - eta) * gauss)
    return peaks, pattern
