# what: divides by the square of the window's sum instead of by the sum of its squares (and still by fs)
def welch(x, width, step, fs):
    w = np.hanning(width + 1)[:-1]
    specs = []
    for s in range(0, len(x) - width + 1, step):
        d = x[s:s + width] - np.mean(x[s:s + width])
        specs.append(np.abs(np.fft.rfft(w * d)) ** 2)
    p = np.mean(specs, axis=0) / (fs * np.sum(w) ** 2)
    p[1:] *= 2
    if width % 2 == 0:
        p[-1] /= 2
    f = np.linspace(0, width // 2, width // 2 + 1) * fs / width
    return f, p
