# reflections are left out where the wavelength is at least d, instead of 2 d
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    U, V, W = UVW
    peaks, pattern = np.zeros(len(hkl)), np.zeros(len(two_theta))
    for i, di in enumerate(d):
        if wavelength < di:
            th = np.arcsin(wavelength / 2 / di)
            peaks[i] = 2 * th * 180 / np.pi
            H = np.sqrt(U * np.tan(th) ** 2 + V * np.tan(th) + W)
            area = multiplicity[i] * F2[i] * (1 + np.cos(2 * th) ** 2) / np.sin(th) ** 2 / np.cos(th)
            u = (two_theta - peaks[i]) / H
            L = 2 / np.pi / H / (1 + 4 * u * u)
            G = 2 / H * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * u * u)
            pattern += area * (eta * L + (1 - eta) * G)
    return peaks, pattern
