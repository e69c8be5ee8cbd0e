# the Lorentzian is 1/(1 + x^2), without the factor 4 at x^2
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    ok = 2 * d > wavelength
    theta = np.zeros(len(d))
    theta[ok] = np.arcsin(wavelength / (2 * d[ok]))
    peaks = np.degrees(2 * theta)
    pattern = np.zeros(len(two_theta))
    for i in np.where(ok)[0]:
        th = theta[i]
        lp = (1 + np.cos(2 * th) ** 2) / (np.sin(th) ** 2 * np.cos(th))
        H = np.sqrt(UVW[0] * np.tan(th) ** 2 + UVW[1] * np.tan(th) + UVW[2])
        x = (two_theta - peaks[i]) / H
        profile = eta * 2 / (np.pi * H) / (1 + x**2)
        profile = profile + (1 - eta) * 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
        pattern += multiplicity[i] * F2[i] * lp * profile
    return peaks, pattern
