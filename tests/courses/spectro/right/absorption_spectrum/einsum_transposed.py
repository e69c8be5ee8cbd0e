def absorption_spectrum(nu, center, fwhm, area, eta, reach):
    x = np.subtract.outer(nu, center) / fwhm
    L = 2 / np.pi / (4 * x**2 + 1)
    G = 2 * np.sqrt(np.log(2) / np.pi) * 0.5 ** (4 * x**2)
    inside = (np.abs(x) <= reach).astype(float)
    return np.einsum("b,pb,pb->p", area / fwhm, inside, eta * L + (1 - eta) * G)
