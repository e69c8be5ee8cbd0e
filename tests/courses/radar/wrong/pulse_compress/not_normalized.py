# the result is not divided by the square root of the energy
def pulse_compress(echoes, pulse):
    """Correlation by FFT, long enough that nothing wraps around."""
    n = echoes.shape[1]
    nfft = n + len(pulse) - 1
    X = np.fft.fft(echoes, nfft, axis=1)
    S = np.fft.fft(pulse, nfft)
    y = np.fft.ifft(X * np.conj(S), axis=1)
    return y[:, :n]
