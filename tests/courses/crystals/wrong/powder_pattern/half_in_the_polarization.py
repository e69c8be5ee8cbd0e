# the polarization is (1 + cos^2(2 theta)) / 2, with a half that is not in the given formula
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d))
    pattern = np.zeros(len(two_theta))
    for i in range(len(d)):
        if wavelength / (2 * d[i]) >= 1:
            continue
        theta = np.arcsin(wavelength / (2 * d[i]))
        peaks[i] = np.degrees(2 * theta)
        pol = (1 + np.cos(2 * theta) ** 2) / 2
        lor = 1 / (np.sin(theta) ** 2 * np.cos(theta))
        H = np.sqrt(np.dot(UVW, [np.tan(theta) ** 2, np.tan(theta), 1.0]))
        x = (two_theta - peaks[i]) / H
        pv = eta * 2 / (np.pi * H) / (1 + 4 * x**2)
        pv += (1 - eta) * 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
        pattern += multiplicity[i] * F2[i] * pol * lor * pv
    return peaks, pattern
