# a loop over the points and within it over the peaks, sigma and gamma instead of the full width
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    sines = wavelength / 2 / reciprocal_lattice(lengths, angles, hkl)["d"]
    lines = []
    peaks = np.zeros(len(sines))
    for i, s in enumerate(sines):
        if s < 1:
            cos2 = 1 - s * s
            tan = s / np.sqrt(cos2)
            peaks[i] = 2 * np.degrees(np.arcsin(s))
            lp = (1 + (1 - 2 * s * s) ** 2) / (s * s * np.sqrt(cos2))
            width = np.sqrt((UVW[0] * tan + UVW[1]) * tan + UVW[2])
            lines.append((peaks[i], multiplicity[i] * F2[i] * lp, width))
    pattern = []
    for point in two_theta:
        y = 0.0
        for place, area, width in lines:
            sigma = width / np.sqrt(8 * np.log(2))
            half = width / 2
            gauss = np.exp(-0.5 * ((point - place) / sigma) ** 2) / (sigma * np.sqrt(2 * np.pi))
            lorentz = half / np.pi / ((point - place) ** 2 + half**2)
            y += area * (eta * lorentz + (1 - eta) * gauss)
        pattern.append(y)
    return peaks, np.array(pattern)
