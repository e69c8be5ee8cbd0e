# each peak counts only within two widths H of its place, its tails are cut off
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d))
    pattern = np.zeros(len(two_theta))
    for i in range(len(d)):
        if wavelength >= 2 * d[i]:
            continue
        theta = np.arcsin(wavelength / (2 * d[i]))
        peaks[i] = np.degrees(2 * theta)
        P = multiplicity[i] * F2[i] * (1 + np.cos(2 * theta) ** 2) / np.sin(theta) ** 2 / np.cos(theta)
        H = np.sqrt(UVW[0] * np.tan(theta) ** 2 + UVW[1] * np.tan(theta) + UVW[2])
        near = np.abs(two_theta - peaks[i]) < 2 * H
        x = (two_theta[near] - peaks[i]) / H
        pattern[near] += P * eta * 2 / (np.pi * H) / (1 + 4 * x**2)
        pattern[near] += P * (1 - eta) * 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
    return peaks, pattern
