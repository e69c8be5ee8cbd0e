def absorption_spectrum(nu, center, fwhm, area, eta, reach):
    def voigt(d, w, n):
        lor = 2 * w / np.pi / (w**2 + (2 * d) ** 2)
        gau = np.sqrt(4 * np.log(2) / np.pi) / w * np.exp(-np.log(2) * (2 * d / w) ** 2)
        return n * lor + gau - n * gau

    spectrum = np.zeros(nu.shape)
    for x0, w, a, n in zip(center, fwhm, area, eta):
        near = (nu >= x0 - reach * w) & (nu <= x0 + reach * w)
        spectrum[near] += a * voigt(nu[near] - x0, w, n)
    return spectrum
