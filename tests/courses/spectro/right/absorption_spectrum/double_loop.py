def absorption_spectrum(nu, center, fwhm, area, eta, reach):
    out = np.zeros(len(nu))
    for k in range(len(nu)):
        for b in range(len(center)):
            d = abs(nu[k] - center[b])
            w = fwhm[b]
            if d > reach * w:
                continue
            L = (w / 2) / np.pi / (d**2 + (w / 2) ** 2)
            sigma = w / (2 * np.sqrt(2 * np.log(2)))
            G = np.exp(-(d**2) / (2 * sigma**2)) / (sigma * np.sqrt(2 * np.pi))
            out[k] += area[b] * (G + eta[b] * (L - G))
    return out
