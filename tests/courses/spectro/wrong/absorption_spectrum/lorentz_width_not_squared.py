# did not square the width in the denominator of the Lorentzian
def absorption_spectrum(nu, center, fwhm, area, eta, reach):
    d = nu.reshape(-1, 1) - center.reshape(1, -1)
    mask = np.abs(d) <= fwhm * reach
    L = (2 / np.pi) * fwhm / (4 * d**2 + fwhm)
    G = (2 / fwhm) * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * (d / fwhm) ** 2)
    V = (eta * L + (1 - eta) * G) * mask
    return V @ area
