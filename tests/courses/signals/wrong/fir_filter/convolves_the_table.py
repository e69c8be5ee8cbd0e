# what: np.convolve is called with the two-dimensional x (crash: object too deep)
def fir_filter(x, h):
    y = np.convolve(x, h)
    return y[:x.shape[1]]
