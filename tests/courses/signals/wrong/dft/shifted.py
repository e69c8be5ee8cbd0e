# what: fftshift: frequency zero stands in the middle instead of first
def dft(x):
    X = np.fft.fft(x, axis=1)
    return np.fft.fftshift(X, axes=1)
