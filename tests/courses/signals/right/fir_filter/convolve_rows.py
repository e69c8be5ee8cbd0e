def fir_filter(x, h):
    return np.array([np.convolve(row, h)[: len(row)] for row in x])
