def autocovariance(x, max_lag):
    n = len(x)
    z = x - np.average(x)
    spectrum = np.fft.fft(z, 2 * n)
    acov = np.fft.ifft(spectrum * np.conj(spectrum)).real / n
    return acov[: max_lag + 1]
