# arcsin gives nan for what is not reached, which is taken out at the end
def powder_pattern(two_theta, lengths, angles, hkl, multiplicity, F2, wavelength, UVW, eta):
    d = reciprocal_lattice(lengths, angles, hkl)["d"]
    with np.errstate(invalid="ignore"):
        th = np.arcsin(wavelength / (2 * d))[:, None]
        lp = (1 + np.cos(2 * th) ** 2) / (np.sin(th) ** 2 * np.cos(th))
        H = np.sqrt(UVW[0] * np.tan(th) ** 2 + UVW[1] * np.tan(th) + UVW[2])
        x = (two_theta[None, :] - np.degrees(2 * th)) / H
        shape = eta * 2 / (np.pi * H) / (1 + 4 * x**2)
        shape += (1 - eta) * 2 / H * np.sqrt(np.log(2) / np.pi) * 0.5 ** (4 * x**2)
        table = multiplicity[:, None] * F2[:, None] * lp * shape
    return np.nan_to_num(np.degrees(2 * th[:, 0])), np.nansum(table, axis=0)
