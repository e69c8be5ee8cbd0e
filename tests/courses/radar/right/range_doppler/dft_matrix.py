# a DFT matrix over frequencies that are in order already, nothing is shifted
def range_doppler(echoes, pulse, prf, wavelength):
    y = pulse_compress(echoes, pulse)
    m, n = y.shape
    centered = y - np.ones((m, m)) @ y / m
    w = np.hamming(m)
    bins = np.arange(m) - m // 2
    dft = np.exp(-2j * np.pi * np.outer(bins, np.arange(m)) / m)
    Y = dft @ np.diag(w / np.sqrt(w @ w)) @ centered
    power = Y.real**2 + Y.imag**2
    rate = -wavelength / 2 * bins * prf / m
    best = int(np.argmax(power))
    return {"power": power, "range_rate": rate,
            "target_rate": float(rate[best // n]), "target_bin": best % n}
