# what: the end is padded with the last sample instead of with zeros
def downsample(x, factor, half):
    j = np.arange(-half, half + 1)
    h = np.sinc(j / factor) * (0.54 + 0.46 * np.cos(np.pi * j / half))
    h = h / h.sum()
    xp = np.pad(x, ((0, 0), (0, half)), mode="edge")
    out = fir_filter(xp, h)
    return out[:, half:][:, ::factor], h
