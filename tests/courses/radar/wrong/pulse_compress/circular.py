# the FFT has no zero padding, so samples from the start of the record wrap around to its end
def pulse_compress(echoes, pulse):
    n = echoes.shape[1]
    spectrum = np.fft.fft(echoes, axis=1)
    reference = np.fft.fft(pulse, n)
    product = spectrum * reference.conj()[np.newaxis, :]
    energy = (np.abs(pulse) ** 2).sum()
    return np.fft.ifft(product, axis=1) / energy ** 0.5
