# what: the filter's delay of half samples is not compensated
def downsample(x, factor, half):
    j = np.arange(2 * half + 1) - half
    g = np.sinc(j / factor) * (0.54 + 0.46 * np.cos(np.pi * j / half))
    h = g / g.sum()
    filtered = fir_filter(x, h)
    return filtered[:, ::factor], h
