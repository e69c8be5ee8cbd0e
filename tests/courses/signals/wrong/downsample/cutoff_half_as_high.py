# what: sinc(j / (2 factor)): the cutoff is half the new Nyquist frequency
def downsample(x, factor, half):
    fc = 0.5 / factor
    idx = np.arange(-half, half + 1)
    h = np.sinc(fc * idx) * np.hamming(len(idx))
    h = h / sum(h)
    xx = np.hstack((x, np.zeros((len(x), half))))
    return fir_filter(xx, h)[:, half:][:, ::factor], h
