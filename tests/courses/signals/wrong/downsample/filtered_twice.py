# what: the filter is applied twice (the delay removed each time)
def downsample(x, factor, half):
    j = np.arange(-half, half + 1)
    h = np.sinc(j / factor) * (0.54 + 0.46 * np.cos(np.pi * j / half))
    h = h / h.sum()
    y = x
    for _ in range(2):
        y = fir_filter(np.hstack([y, np.zeros((y.shape[0], half))]), h)[:, half:]
    return y[:, ::factor], h
