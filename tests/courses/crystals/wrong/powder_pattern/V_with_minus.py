# the middle term of Caglioti's formula is subtracted
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    u, v, w = UVW
    peaks = np.zeros(len(d))
    pattern = 0 * two_theta
    for i in range(len(d)):
        if wavelength < 2 * d[i]:
            th = np.arcsin(wavelength / (2 * d[i]))
            peaks[i] = np.degrees(2 * th)
            H = np.sqrt(u * np.tan(th) ** 2 - v * np.tan(th) + w)
            x = (two_theta - peaks[i]) / H
            P = multiplicity[i] * F2[i] * (1 + np.cos(2 * th) ** 2) / (np.sin(th) ** 2 * np.cos(th))
            pattern = pattern + P * eta * 2 / (np.pi * H) / (1 + 4 * x**2)
            pattern = pattern + P * (1 - eta) * 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(
                -4 * np.log(2) * x**2
            )
    return peaks, pattern
