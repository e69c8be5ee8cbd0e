# the loop ends at the first reflection that cannot be reached, instead of going on with the next one
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    lattice = reciprocal_lattice(lengths, angles, hkl)
    spacing = lattice["d"]
    peaks = np.zeros(len(spacing))
    pattern = np.zeros_like(two_theta)
    for n in range(len(spacing)):
        sine = wavelength / (2 * spacing[n])
        if sine >= 1:
            break
        theta = np.arcsin(sine)
        peaks[n] = np.rad2deg(2 * theta)
        lorentz_pol = (1 + np.cos(2 * theta) ** 2) / (sine**2 * np.cos(theta))
        t = np.tan(theta)
        fwhm = np.sqrt(UVW[0] * t**2 + UVW[1] * t + UVW[2])
        x = (two_theta - peaks[n]) / fwhm
        profile = eta * 2 / (np.pi * fwhm) / (1 + 4 * x**2)
        profile += (1 - eta) * 2 / fwhm * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
        pattern += multiplicity[n] * F2[n] * lorentz_pol * profile
    return peaks, pattern
