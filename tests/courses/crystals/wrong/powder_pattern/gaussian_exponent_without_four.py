# the exponent of the Gaussian lacks the factor 4, as if H were half of the width
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d_hkl = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d_hkl))
    pattern = np.zeros(len(two_theta))
    for i, d in enumerate(d_hkl):
        if wavelength / 2 / d >= 1:
            continue
        theta = np.arcsin(wavelength / 2 / d)
        peaks[i] = np.degrees(2 * theta)
        w = np.sqrt(UVW[0] * np.tan(theta) ** 2 + UVW[1] * np.tan(theta) + UVW[2])
        rel = (two_theta - peaks[i]) / w
        gauss = 2 / w * np.sqrt(np.log(2) / np.pi) * np.exp(-np.log(2) * rel**2)
        cauchy = 2 / np.pi / w / (1 + 4 * rel**2)
        lp = (1 + np.cos(2 * theta) ** 2) / (np.sin(theta) ** 2 * np.cos(theta))
        pattern += lp * multiplicity[i] * F2[i] * (eta * cauchy + (1 - eta) * gauss)
    return peaks, pattern
