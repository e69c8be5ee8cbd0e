# the pattern is set anew by each reflection instead of added up
def bragg_angle(wavelength, d):
    return np.arcsin(wavelength / (2 * d))


def peak_shape(grid, center, H, eta):
    offset = (grid - center) / H
    cauchy = 2 / (np.pi * H) / (1 + 4 * offset**2)
    normal = 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * offset**2)
    return eta * cauchy + (1 - eta) * normal


def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    peaks = np.zeros(len(hkl))
    pattern = np.zeros(len(two_theta))
    for i, d in enumerate(reciprocal_lattice(lengths, angles, hkl)["d"]):
        if wavelength < 2 * d:
            theta = bragg_angle(wavelength, d)
            peaks[i] = np.degrees(2 * theta)
            H = np.sqrt(UVW[0] * np.tan(theta) ** 2 + UVW[1] * np.tan(theta) + UVW[2])
            L = (1 + np.cos(2 * theta) ** 2) / (np.sin(theta) ** 2 * np.cos(theta))
            pattern = multiplicity[i] * F2[i] * L * peak_shape(two_theta, peaks[i], H, eta)
    return peaks, pattern
