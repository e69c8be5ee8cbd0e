# what: transforms along axis 0 (across the signals) instead of along time
def dft(x):
    return np.fft.fft(x, axis=0)
