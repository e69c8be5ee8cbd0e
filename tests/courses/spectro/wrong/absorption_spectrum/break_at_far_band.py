# left the loop over the bands at the first one out of reach instead of going on with the next
def absorption_spectrum(nu, center, fwhm, area, eta, reach):
    spectrum = np.zeros(len(nu))
    for k, x in enumerate(nu):
        for x0, w, a, share in zip(center, fwhm, area, eta):
            d = x - x0
            if abs(d) > reach * w:
                break
            lor = 2 * w / (np.pi * (4 * d**2 + w**2))
            gau = 2 / w * (np.log(2) / np.pi) ** 0.5 * np.exp(-4 * np.log(2) * (d / w) ** 2)
            spectrum[k] += a * (share * lor + (1 - share) * gau)
    return spectrum
