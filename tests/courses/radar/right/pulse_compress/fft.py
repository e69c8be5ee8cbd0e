# by FFT, with zero padding to the full length
def pulse_compress(echoes, pulse):
    n = echoes.shape[1]
    size = n + len(pulse) - 1
    X = np.fft.fft(echoes, size, axis=1)
    H = np.conj(np.fft.fft(pulse, size))
    return np.fft.ifft(X * H, axis=1)[:, :n] / np.linalg.norm(pulse)
