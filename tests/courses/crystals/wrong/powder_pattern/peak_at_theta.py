# the peaks are put at theta instead of two theta
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    def pseudo_voigt(x, H):
        lor = 2 / (np.pi * H) / (1 + 4 * x**2)
        gau = 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
        return eta * lor + (1 - eta) * gau

    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d))
    pattern = np.zeros(len(two_theta))
    for i in np.flatnonzero(wavelength < 2 * d):
        th = np.arcsin(wavelength / (2 * d[i]))
        peaks[i] = np.degrees(th)
        H = np.sqrt(np.polyval(UVW, np.tan(th)))
        LP = (1 + np.cos(2 * th) ** 2) / (np.sin(th) ** 2 * np.cos(th))
        pattern += multiplicity[i] * F2[i] * LP * pseudo_voigt((two_theta - peaks[i]) / H, H)
    return peaks, pattern
