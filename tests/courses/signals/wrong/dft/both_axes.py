# what: a two-dimensional transform over signals and time instead of one per row
def dft(x):
    return np.fft.fft2(x)
