# the squared comb is divided by N instead of N^2
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    sin_t = x / (x**2 + distance**2) ** 0.5
    s = sin_t - np.sin(alpha)
    pattern = np.zeros((len(wavelengths), len(x)))
    for w in range(len(wavelengths)):
        z = np.exp(2j * np.pi * pitch * s / wavelengths[w])
        A = np.ones(len(x), complex)
        term = np.ones(len(x), complex)
        for n in range(1, slits):
            term = term * z
            A = A + term
        I = np.real(A * np.conj(A)) / slits
        pattern[w] = I * np.sinc(width * s / wavelengths[w]) ** 2
    norm = weights / np.sum(weights)
    total = np.einsum("w,wp->p", norm, pattern)
    orders = 1 + np.floor((1 + np.sin(alpha)) * pitch / wavelengths) + np.floor((1 - np.sin(alpha)) * pitch / wavelengths)
    return dict(pattern=pattern, total=total, orders=orders)
