def dft(x):
    return np.fft.fft(x)
