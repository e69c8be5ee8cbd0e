# what: the result is multiplied by factor, as for an interpolation
def downsample(x, factor, half):
    m = np.arange(-half, half + 1)
    h = np.sinc(m / factor) * np.hamming(m.size)
    h = h / h.sum()
    ext = np.hstack([x, np.zeros((x.shape[0], half))])
    y = factor * fir_filter(ext, h)[:, half:][:, ::factor]
    return y, h
