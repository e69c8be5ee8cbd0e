# what: the kernel is not divided by its sum, and the delay is not compensated
def downsample(x, factor, half):
    taps = np.arange(-half, half + 1)
    h = np.sinc(taps / factor) * np.hamming(2 * half + 1)
    y = np.zeros(x.shape)
    for i, row in enumerate(x):
        y[i] = np.convolve(row, h)[:len(row)]
    return y[:, ::factor], h
