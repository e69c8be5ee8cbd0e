# what: the kernel is divided by factor (the ideal low pass's gain) instead of by its sum
def downsample(x, factor, half):
    n = x.shape[1]
    t = np.arange(-half, half + 1)
    h = 1 / factor * np.sinc(t / factor)
    h = h * (0.54 + 0.46 * np.cos(np.pi * t / half))
    ext = np.pad(x, [(0, 0), (0, half)])
    filt = fir_filter(ext, h)
    return filt[:, half:half + n:factor], h
