# what: all signals are filtered as one long one, so that each begins with the end of the one before it
def fir_filter(x, h):
    flat = x.flatten()
    y = np.convolve(flat, h)[:flat.size]
    return y.reshape(x.shape)
