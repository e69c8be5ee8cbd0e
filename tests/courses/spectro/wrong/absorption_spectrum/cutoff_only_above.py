# cut the bands off on the side of high wavenumbers only, without the absolute value of the distance
def absorption_spectrum(nu, center, fwhm, area, eta, reach):
    spectrum = np.zeros(nu.shape[0])
    for k in range(nu.shape[0]):
        for b in range(center.shape[0]):
            d = nu[k] - center[b]
            if d > reach * fwhm[b]:
                continue
            lor = 2 / np.pi * fwhm[b] / (4 * d**2 + fwhm[b] ** 2)
            gau = 2 / fwhm[b] * np.sqrt(np.log(2) / np.pi) * np.exp(-4 * np.log(2) * d**2 / fwhm[b] ** 2)
            spectrum[k] += area[b] * (eta[b] * lor + (1 - eta[b]) * gau)
    return spectrum
