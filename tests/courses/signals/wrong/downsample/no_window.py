# what: the sinc is cut off without a window
def downsample(x, factor, half):
    h = np.sinc(np.arange(-half, half + 1) / factor)
    h = h / h.sum()
    padded = np.pad(x, ((0, 0), (0, half)))
    return fir_filter(padded, h)[:, half:][:, ::factor], h
