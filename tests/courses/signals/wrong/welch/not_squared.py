# what: the absolute value of the spectrum is used without its square
def welch(x, width, step, fs):
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    psd = []
    for i in range((len(x) - width) // step + 1):
        s = x[i * step:i * step + width]
        X = np.fft.rfft((s - np.mean(s)) * w)
        p = np.abs(X) / (fs * np.sum(w ** 2))
        p[1:] *= 2
        if width % 2 == 0:
            p[-1] /= 2
        psd.append(p)
    return np.fft.rfftfreq(width, 1 / fs), np.mean(psd, axis=0)
