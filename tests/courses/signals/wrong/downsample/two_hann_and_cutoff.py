# what: a Hann window instead of Hamming, and a cutoff of half the new Nyquist frequency
def downsample(x, factor, half):
    j = np.arange(-half, half + 1)
    w = 0.5 + 0.5 * np.cos(np.pi * j / half)
    h = np.sinc(j / (2 * factor)) * w
    h /= h.sum()
    p = np.pad(x, ((0, 0), (0, half)))
    return fir_filter(p, h)[:, half::factor], h
