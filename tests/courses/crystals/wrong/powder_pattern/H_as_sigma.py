# H is taken for the standard deviation of the Gaussian
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = np.zeros(len(d))
    curve = np.zeros(len(two_theta))
    for i in range(len(d)):
        s = wavelength / (2 * d[i])
        if s < 1:
            t = np.arcsin(s)
            peaks[i] = np.degrees(2 * t)
            H = np.sqrt(UVW[0] * np.tan(t) ** 2 + UVW[1] * np.tan(t) + UVW[2])
            diff = two_theta - peaks[i]
            normal = np.exp(-(diff**2) / (2 * H**2)) / (H * np.sqrt(2 * np.pi))
            lorentz = 2 / (np.pi * H) / (1 + 4 * (diff / H) ** 2)
            LP = (1 + np.cos(2 * t) ** 2) / (np.sin(t) ** 2 * np.cos(t))
            curve += multiplicity[i] * F2[i] * LP * (eta * lorentz + (1 - eta) * normal)
    return peaks, curve
