# what: sinc(2 j / factor): the cutoff is twice the new Nyquist frequency
def downsample(x, factor, half):
    c, n = x.shape
    h = np.zeros(2 * half + 1)
    for i in range(2 * half + 1):
        j = i - half
        h[i] = np.sinc(2 * j / factor) * (0.54 + 0.46 * np.cos(np.pi * j / half))
    h = h / h.sum()
    y = fir_filter(np.hstack([x, np.zeros((c, half))]), h)
    y = y[:, half:half + n]
    return y[:, ::factor], h
