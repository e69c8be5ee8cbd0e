# the width takes the tangent of two theta instead of theta
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d))
    pattern = np.zeros(len(two_theta))
    for i in range(len(d)):
        if wavelength < 2 * d[i]:
            tt = 2 * np.arcsin(wavelength / (2 * d[i]))
            peaks[i] = np.degrees(tt)
            H = np.sqrt(UVW[0] * np.tan(tt) ** 2 + UVW[1] * np.tan(tt) + UVW[2])
            lp = (1 + np.cos(tt) ** 2) / (np.sin(tt / 2) ** 2 * np.cos(tt / 2))
            x = (two_theta - peaks[i]) / H
            voigt = eta * 2 / (np.pi * H) / (1 + 4 * x**2) + (1 - eta) * 2 / H * np.sqrt(
                np.log(2) / np.pi
            ) * np.exp(-4 * np.log(2) * x**2)
            pattern += multiplicity[i] * F2[i] * lp * voigt
    return peaks, pattern
