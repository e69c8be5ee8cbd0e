# the squared structure factors are squared once more
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d))
    pattern = np.zeros(len(two_theta))
    for i in range(len(d)):
        if wavelength >= 2 * d[i]:
            continue
        theta = np.arcsin(wavelength / (2 * d[i]))
        peaks[i] = np.rad2deg(theta) * 2
        intensity = multiplicity[i] * np.abs(F2[i]) ** 2
        intensity *= 1 + np.cos(2 * theta) ** 2
        intensity /= np.sin(theta) ** 2 * np.cos(theta)
        H = np.sqrt(UVW[2] + np.tan(theta) * (UVW[1] + np.tan(theta) * UVW[0]))
        delta = two_theta - peaks[i]
        L = (2 / np.pi) * H / (H**2 + 4 * delta**2)
        G = 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * delta**2 / H**2)
        pattern += intensity * (eta * L + (1 - eta) * G)
    return peaks, pattern
