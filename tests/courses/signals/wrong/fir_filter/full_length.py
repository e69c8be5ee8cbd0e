# what: returns the full convolution, shape (c, n + m - 1)
def fir_filter(x, h):
    return np.array([np.convolve(signal, h) for signal in x])
