# what: np.fft.rfft: only the non-negative frequencies, shape (c, n // 2 + 1)
def dft(x):
    return np.fft.rfft(x, axis=1)
