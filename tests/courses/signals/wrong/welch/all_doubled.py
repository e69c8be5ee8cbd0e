# what: doubles every frequency, DC and Nyquist included
def welch(x, width, step, fs):
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    K = (len(x) - width) // step + 1
    segs = np.zeros((K, width))
    for i in range(K):
        segs[i] = x[i * step:i * step + width]
    segs -= segs.mean(axis=1)[:, None]
    S = np.abs(dft(segs * w)) ** 2 / (fs * np.sum(w * w))
    psd = 2 * S[:, :width // 2 + 1].mean(axis=0)
    freqs = np.fft.rfftfreq(width, d=1 / fs)
    return freqs, psd
