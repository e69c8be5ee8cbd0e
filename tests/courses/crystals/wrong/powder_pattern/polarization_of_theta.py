# the polarization has the cosine of theta instead of that of two theta
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    dist = reciprocal_lattice(lengths, angles, hkl)["d"]
    reach = wavelength < 2 * dist
    theta = np.arcsin(wavelength / (2 * dist[reach]))
    peaks = np.zeros(len(dist))
    peaks[reach] = np.degrees(2 * theta)
    t = np.tan(theta)
    H = np.sqrt(UVW[0] * t * t + UVW[1] * t + UVW[2])
    LP = (1 + np.cos(theta) ** 2) / (np.sin(theta) ** 2 * np.cos(theta))
    x = (two_theta[:, None] - peaks[reach]) / H
    L = 2 / (np.pi * H) / (1 + 4 * x**2)
    G = 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
    weights = multiplicity[reach] * F2[reach] * LP
    return peaks, (eta * L + (1 - eta) * G) @ weights
