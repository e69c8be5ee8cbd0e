def downsample(x, factor, half):
    n = x.shape[1]
    h = np.hamming(2 * half + 1) * np.sinc((np.arange(2 * half + 1) - half) / factor)
    h /= h.sum()
    filtered = fir_filter(np.pad(x, ((0, 0), (0, half))), h)
    return filtered[:, half : half + n : factor], h
