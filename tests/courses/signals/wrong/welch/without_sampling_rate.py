# what: the density is not divided by the sampling rate
def welch(x, width, step, fs):
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    segs = np.array([x[i:i + width] for i in range(0, len(x) - width + 1, step)])
    segs = segs - segs.mean(axis=1, keepdims=True)
    spec = dft(segs * w)
    mag2 = spec.real ** 2 + spec.imag ** 2
    mag2 = mag2[:, :width // 2 + 1] / np.sum(w ** 2)
    last = -1 if width % 2 == 0 else None
    mag2[:, 1:last] *= 2
    f = np.arange(width // 2 + 1) * fs / width
    return f, mag2.mean(axis=0)
