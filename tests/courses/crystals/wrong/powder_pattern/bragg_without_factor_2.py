# Bragg's law lacks its 2: sin(theta) is the wavelength over d, also where it is asked whether it is reached
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    sines = wavelength / d
    peaks = np.zeros(len(d))
    pattern = np.zeros(len(two_theta))
    for i, st in enumerate(sines):
        if st >= 1:
            continue
        theta = np.arcsin(st)
        peaks[i] = np.degrees(2 * theta)
        lp = (1 + np.cos(2 * theta) ** 2) / (st**2 * np.cos(theta))
        tt = np.tan(theta)
        H = np.sqrt(UVW[0] * tt**2 + UVW[1] * tt + UVW[2])
        x = (two_theta - peaks[i]) / H
        lorentz = 2 / (np.pi * H) / (1 + 4 * x**2)
        gauss = 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
        pattern += multiplicity[i] * F2[i] * lp * (eta * lorentz + (1 - eta) * gauss)
    return peaks, pattern
