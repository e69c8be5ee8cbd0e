# what: the last half samples of the delayed, longer result are kept as well: y is too long
def downsample(x, factor, half):
    j = np.arange(-half, half + 1)
    h = np.sinc(j / factor) * np.hamming(2 * half + 1)
    h = h / h.sum()
    y = np.array([np.convolve(row, h) for row in x])[:, half:]
    return y[:, ::factor], h
