# what: the last frequency is never doubled, even where width is odd and there is no Nyquist frequency
def welch(x, width, step, fs):
    window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    scale = 1.0 / (fs * (window * window).sum())
    out = []
    for begin in range(0, len(x) - width + 1, step):
        chunk = x[begin:begin + width]
        chunk = (chunk - chunk.mean()) * window
        spectrum = np.fft.fft(chunk)[:width // 2 + 1]
        pxx = (spectrum * spectrum.conj()).real * scale
        pxx[1:-1] = 2 * pxx[1:-1]
        out.append(pxx)
    return np.arange(width // 2 + 1) / width * fs, np.array(out).mean(axis=0)
