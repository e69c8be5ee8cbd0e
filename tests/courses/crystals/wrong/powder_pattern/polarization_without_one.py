# the polarization is cos^2(2 theta) without the 1 that is added
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(d.size)
    intensity = np.zeros(two_theta.size)
    for r in range(d.size):
        arg = wavelength / (2 * d[r])
        if arg < 1:
            theta = np.arcsin(arg)
            peaks[r] = 2 * np.degrees(theta)
            polar = np.cos(2 * theta) ** 2
            lorentz_factor = 1 / (np.sin(theta) ** 2 * np.cos(theta))
            area = multiplicity[r] * F2[r] * polar * lorentz_factor
            H = np.sqrt(UVW[0] * np.tan(theta) ** 2 + UVW[1] * np.tan(theta) + UVW[2])
            x2 = ((two_theta - peaks[r]) / H) ** 2
            intensity += area * eta * 2 / (np.pi * H) / (1 + 4 * x2)
            intensity += area * (1 - eta) * 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x2)
    return peaks, intensity
