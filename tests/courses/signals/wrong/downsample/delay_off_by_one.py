# what: half + 1 samples are dropped for the delay instead of half (one more zero is appended)
def downsample(x, factor, half):
    c, n = x.shape
    j = np.arange(-half, half + 1)
    h = np.sinc(j / factor) * (0.54 + 0.46 * np.cos(np.pi * j / half))
    h = h / np.sum(h)
    delay = (2 * half + 1) // 2 + 1
    f = fir_filter(np.hstack([x, np.zeros((c, delay))]), h)[:, delay:]
    return f[:, ::factor], h
