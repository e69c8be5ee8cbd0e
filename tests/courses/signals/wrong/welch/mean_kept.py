# what: no mean is removed from the segments
def welch(x, width, step, fs):
    w = np.sin(np.pi * np.arange(width) / width) ** 2
    P = []
    pos = 0
    while pos <= len(x) - width:
        X = dft(np.array([x[pos:pos + width] * w]))[0, :width // 2 + 1]
        p = np.abs(X) ** 2 / fs / np.sum(w ** 2)
        p[1:] = 2 * p[1:]
        if width % 2 == 0:
            p[-1] = p[-1] / 2
        P.append(p)
        pos += step
    return fs * np.arange(width // 2 + 1) / width, np.mean(np.array(P), axis=0)
