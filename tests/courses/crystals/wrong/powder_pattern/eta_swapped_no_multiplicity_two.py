# eta weighs the Gaussian instead of the Lorentzian, and the multiplicity is left out
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(hkl))
    pattern = np.zeros(len(two_theta))
    for k in range(len(hkl)):
        if wavelength < 2 * d[k]:
            th = np.arcsin(wavelength / (2 * d[k]))
            peaks[k] = 2 * np.degrees(th)
            fwhm = np.sqrt(UVW[0] * np.tan(th) ** 2 + UVW[1] * np.tan(th) + UVW[2])
            z = (two_theta - peaks[k]) / fwhm
            g = np.sqrt(np.log(2) / np.pi) * 2 / fwhm * np.exp(-4 * np.log(2) * z**2)
            l = 2 / np.pi / fwhm / (1 + 4 * z**2)
            lp = (1 + np.cos(2 * th) ** 2) / (np.sin(th) ** 2 * np.cos(th))
            pattern += F2[k] * lp * (eta * g + (1 - eta) * l)
    return peaks, pattern
