# the width takes the tangent of theta in degrees
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d))
    pattern = np.zeros(len(two_theta))
    for i in range(len(d)):
        if wavelength / (2 * d[i]) < 1:
            theta = np.degrees(np.arcsin(wavelength / (2 * d[i])))
            peaks[i] = 2 * theta
            rad = np.radians(theta)
            lp = (1 + np.cos(2 * rad) ** 2) / (np.sin(rad) ** 2 * np.cos(rad))
            width = np.sqrt(UVW[0] * np.tan(theta) ** 2 + UVW[1] * np.tan(theta) + UVW[2])
            z = (two_theta - peaks[i]) / width
            pv = eta * 2 / (np.pi * width) / (1 + 4 * z**2) + (1 - eta) * 2 / width * np.sqrt(
                np.log(2) / np.pi
            ) * np.exp(-4 * np.log(2) * z**2)
            pattern = pattern + multiplicity[i] * F2[i] * lp * pv
    return peaks, pattern
