# multiplied only the Lorentzian by the area, not the Gaussian
def absorption_spectrum(nu, center, fwhm, area, eta, reach):
    d = np.subtract.outer(nu, center)
    lor = 2 / np.pi * fwhm / (4 * d**2 + fwhm**2)
    gau = np.sqrt(4 * np.log(2) / np.pi) / fwhm * np.exp(-4 * np.log(2) * d**2 / fwhm**2)
    bands = area * eta * lor + (1 - eta) * gau
    bands[np.abs(d) > reach * fwhm] = 0
    return bands.sum(axis=1)
