# what: np.hamming(2 half) has one entry too few for the 2 half + 1 sinc values (crash)
def downsample(x, factor, half):
    j = np.arange(-half, half + 1)
    h = np.sinc(j / factor) * np.hamming(2 * half)
    h = h / h.sum()
    y = fir_filter(np.hstack([x, np.zeros((x.shape[0], half))]), h)
    return y[:, half:][:, ::factor], h
