# what: step is taken for the overlap: the segments advance by width - step
def welch(x, width, step, fs):
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    hop = max(width - step, 1)
    P = 0
    cnt = 0
    for s in range(0, len(x) - width + 1, hop):
        y = x[s:s + width]
        y = w * (y - y.mean())
        P = P + np.abs(dft(y[np.newaxis])[0][:width // 2 + 1]) ** 2
        cnt = cnt + 1
    P = P / cnt / (fs * np.sum(w ** 2))
    P[1:] *= 2
    if width % 2 == 0:
        P[-1] *= 0.5
    return np.arange(width // 2 + 1) * fs / width, P
