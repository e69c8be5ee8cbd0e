# what: np.sinc(pi j / factor): pi is multiplied in although np.sinc contains it
def downsample(x, factor, half):
    j = np.arange(-half, half + 1)
    ideal = np.sinc(np.pi * j / factor)
    window = 0.54 + 0.46 * np.cos(np.pi * j / half)
    h = ideal * window
    h /= np.sum(h)
    pad = np.concatenate([x, np.zeros((x.shape[0], half))], axis=1)
    return fir_filter(pad, h)[:, half:][:, ::factor], h
