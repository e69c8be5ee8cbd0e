# the width lacks its root, and the Lorentz factor has sin(theta) without its square
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d))
    pattern = np.zeros(len(two_theta))
    for i in range(len(d)):
        if wavelength >= 2 * d[i]:
            continue
        theta = np.arcsin(wavelength / (2 * d[i]))
        peaks[i] = np.degrees(2 * theta)
        lp = (1 + np.cos(2 * theta) ** 2) / (np.cos(theta) * np.sin(theta))
        width = np.polyval(UVW, np.tan(theta))
        x = (two_theta - peaks[i]) / width
        parts = [
            eta * 2 / (np.pi * width) / (1 + 4 * x**2),
            (1 - eta) * 2 / width * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2),
        ]
        pattern += multiplicity[i] * F2[i] * lp * sum(parts)
    return peaks, pattern
