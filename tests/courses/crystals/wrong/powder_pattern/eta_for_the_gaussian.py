# eta weighs the Gaussian and 1 - eta the Lorentzian
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d))
    pattern = np.zeros(len(two_theta))
    for i in range(len(d)):
        if wavelength >= 2 * d[i]:
            continue
        th = np.arcsin(wavelength / (2 * d[i]))
        peaks[i] = 360 / np.pi * th
        tan = np.tan(th)
        H = np.sqrt(UVW[0] * tan**2 + UVW[1] * tan + UVW[2])
        x = (two_theta - peaks[i]) / H
        G = 2 / H * np.sqrt(np.log(2) / np.pi) * 2.0 ** (-4 * x**2)
        L = 2 / (np.pi * H * (1 + 4 * x**2))
        area = multiplicity[i] * F2[i] * (1 + np.cos(2 * th) ** 2) / (np.sin(th) ** 2 * np.cos(th))
        pattern += area * (eta * G + (1 - eta) * L)
    return peaks, pattern
