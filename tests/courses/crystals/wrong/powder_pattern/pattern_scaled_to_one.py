# the pattern is divided by its largest value at the end
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    sin_theta = wavelength / (2 * d)
    seen = np.where(sin_theta < 1)[0]
    th = np.arcsin(sin_theta[seen])
    peaks = np.zeros(len(d))
    peaks[seen] = np.degrees(2 * th)
    lp = (1 + np.cos(2 * th) ** 2) / (np.sin(th) ** 2 * np.cos(th))
    H = np.sqrt(UVW[0] * np.tan(th) ** 2 + UVW[1] * np.tan(th) + UVW[2])
    pattern = []
    for point in two_theta:
        x = (point - peaks[seen]) / H
        lorentz = 2 / (np.pi * H) / (1 + 4 * x**2)
        gauss = 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
        pattern.append(np.sum(multiplicity[seen] * F2[seen] * lp * (eta * lorentz + (1 - eta) * gauss)))
    pattern = np.array(pattern)
    return peaks, pattern / np.max(pattern)
