# what: the frequencies are in cycles per sample: not multiplied by fs
def welch(x, width, step, fs):
    w = np.hanning(width + 1)[:width]
    ps = np.zeros((0, width // 2 + 1))
    for s in range(0, len(x) - width + 1, step):
        part = x[s:s + width]
        part = part - part.sum() / width
        p = np.abs(np.fft.rfft(part * w)) ** 2 / (fs * np.sum(w ** 2))
        if width % 2 == 0:
            p[1:-1] += p[1:-1]
        else:
            p[1:] += p[1:]
        ps = np.vstack([ps, p])
    return np.fft.rfftfreq(width), ps.mean(axis=0)
