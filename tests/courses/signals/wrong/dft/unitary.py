# what: the sum is divided by sqrt(n), the unitary convention
def dft(x):
    return np.fft.fft(x, norm="ortho")
