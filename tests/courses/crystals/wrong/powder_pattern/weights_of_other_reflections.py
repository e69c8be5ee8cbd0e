# unreachable reflections are filtered out of the angles, but not out of multiplicity and F2, so weights go to other peaks
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    visible = wavelength < 2 * d
    thetas = np.arcsin(wavelength / (2 * d[visible]))
    peaks = np.zeros(len(d))
    peaks[visible] = np.degrees(2 * thetas)
    pattern = np.zeros(len(two_theta))
    for i, th in enumerate(thetas):
        H = np.sqrt(UVW[0] * np.tan(th) ** 2 + UVW[1] * np.tan(th) + UVW[2])
        x = (two_theta - np.degrees(2 * th)) / H
        lp = (1 + np.cos(2 * th) ** 2) / (np.sin(th) ** 2 * np.cos(th))
        lorentz = 2 / (np.pi * H) / (1 + 4 * x**2)
        gauss = 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
        pattern += multiplicity[i] * F2[i] * lp * (eta * lorentz + (1 - eta) * gauss)
    return peaks, pattern
