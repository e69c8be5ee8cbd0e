# what: 0.54 - 0.46 cos(pi j / half) with j counted from the middle: the window is small in the middle
def downsample(x, factor, half):
    taps = []
    for j in range(-half, half + 1):
        if j == 0:
            s = 1.0
        else:
            s = np.sin(np.pi * j / factor) / (np.pi * j / factor)
        taps.append(s * (0.54 - 0.46 * np.cos(np.pi * j / half)))
    h = np.array(taps)
    h = h / h.sum()
    xpad = np.hstack([x, np.zeros((x.shape[0], half))])
    y = fir_filter(xpad, h)[:, half:]
    return y[:, ::factor], h
