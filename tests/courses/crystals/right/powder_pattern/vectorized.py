# no loop: masks, a table of points by reflections, a product with the weights
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    ok = wavelength < 2 * d
    theta = np.arcsin(wavelength / (2 * d[ok]))
    peaks = np.zeros(len(d))
    peaks[ok] = np.degrees(2 * theta)
    P = multiplicity[ok] * F2[ok] * (1 + np.cos(2 * theta) ** 2) / (np.sin(theta) ** 2 * np.cos(theta))
    H = np.sqrt(np.polyval(UVW, np.tan(theta)))
    x = (two_theta[:, None] - peaks[ok]) / H
    lorentz = 2 / (np.pi * H) / (1 + 4 * x**2)
    gauss = 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * x**2)
    return peaks, (eta * lorentz + (1 - eta) * gauss) @ P
