# used the decadic logarithm of 2 instead of the natural one
def absorption_spectrum(nu, center, fwhm, area, eta, reach):
    ln2 = np.log10(2)

    def gaussian(d, w):
        return 2 / w * np.sqrt(ln2 / np.pi) * np.exp(-4 * ln2 * d**2 / w**2)

    def lorentzian(d, w):
        return 2 / np.pi * w / (4 * d**2 + w**2)

    total = np.zeros_like(nu)
    for x0, w, a, n in zip(center, fwhm, area, eta):
        d = nu - x0
        inside = np.abs(d) <= reach * w
        total[inside] += a * (n * lorentzian(d[inside], w) + (1 - n) * gaussian(d[inside], w))
    return total
