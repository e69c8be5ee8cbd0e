# the Lorentz factor lacks cos(theta) in its denominator
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    ds = reciprocal_lattice(lengths, angles, hkl)["d"]
    peaks = []
    total = np.zeros(two_theta.shape)
    for d, mult, f2 in zip(ds, multiplicity, F2):
        if wavelength >= 2 * d:
            peaks.append(0.0)
            continue
        th = np.arcsin(wavelength / (2 * d))
        pos = np.degrees(2 * th)
        peaks.append(pos)
        lp = (1 + np.cos(2 * th) ** 2) / np.sin(th) ** 2
        fw = np.sqrt(UVW @ np.array([np.tan(th) ** 2, np.tan(th), 1]))
        x = (two_theta - pos) / fw
        lorentzian = 1 / (1 + 4 * x**2) * 2 / (np.pi * fw)
        gaussian = np.exp(-4 * np.log(2) * x**2) * 2 / fw * np.sqrt(np.log(2) / np.pi)
        total += mult * f2 * lp * (eta * lorentzian + (1 - eta) * gaussian)
    return np.array(peaks), total
