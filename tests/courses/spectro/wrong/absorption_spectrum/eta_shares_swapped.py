# gave the share eta to the Gaussian instead of the Lorentzian
def absorption_spectrum(nu, center, fwhm, area, eta, reach):
    """A spectrum of pseudo-Voigt bands.

    nu: wavenumbers, shape (p,)
    center, fwhm, area: position, full width at half maximum and area of each band, shape (b,)
    eta: share of the Lorentzian in each band, shape (b,)
    reach: a band counts up to this many of its widths from its center, a number

    returns: the absorbance at each wavenumber, shape (p,)
    """
    offset = nu[None, :] - center[:, None]
    width = fwhm[:, None]
    share = eta[:, None]
    lorentz = (2 / np.pi) * width / (4 * offset**2 + width**2)
    gauss = 2 / width * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * (offset / width) ** 2)
    profile = share * gauss + (1 - share) * lorentz
    profile = np.where(np.abs(offset) <= reach * width, profile, 0.0)
    return np.sum(area[:, None] * profile, axis=0)
