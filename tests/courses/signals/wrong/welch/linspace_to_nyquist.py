# what: the frequencies are linspace(0, fs/2), which is wrong where width is odd; the density is right
def welch(x, width, step, fs):
    window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    acc = np.zeros(width // 2 + 1)
    m = 0
    for s in range(0, len(x) - width + 1, step):
        seg = x[s:s + width]
        X = dft(((seg - seg.mean()) * window).reshape(1, width))[0, :width // 2 + 1]
        acc += np.abs(X) ** 2
        m += 1
    acc /= m * fs * np.sum(window ** 2)
    if width % 2 == 0:
        acc[1:-1] *= 2
    else:
        acc[1:] *= 2
    freqs = np.linspace(0, fs / 2, width // 2 + 1)
    return freqs, acc
