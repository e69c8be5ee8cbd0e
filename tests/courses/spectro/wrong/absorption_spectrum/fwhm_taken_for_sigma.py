# took the full width at half maximum for the standard deviation of the Gaussian
def absorption_spectrum(nu, center, fwhm, area, eta, reach):
    result = np.zeros(len(nu))
    for i in range(len(center)):
        d = nu - center[i]
        w = fwhm[i]
        L = 2 / np.pi * w / (4 * d**2 + w**2)
        G = np.exp(-(d**2) / (2 * w**2)) / (w * np.sqrt(2 * np.pi))
        band = area[i] * (eta[i] * L + (1 - eta[i]) * G)
        band[abs(d) > reach * w] = 0
        result += band
    return result
