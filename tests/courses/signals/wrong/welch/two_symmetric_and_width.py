# what: the symmetric np.hanning window, and division by fs * width instead of by the window's energy
def welch(x, width, step, fs):
    h = np.hanning(width)
    s = 0
    acc = []
    while s + width <= len(x):
        seg = x[s:s + width]
        seg = (seg - np.mean(seg)) * h
        a = np.abs(np.fft.rfft(seg)) ** 2 / (fs * width)
        a[1:] *= 2
        if width % 2 == 0:
            a[-1] /= 2
        acc.append(a)
        s += step
    return np.arange(width // 2 + 1) * fs / width, np.mean(acc, axis=0)
