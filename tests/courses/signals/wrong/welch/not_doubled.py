# what: one-sided density without doubling of the positive frequencies
def welch(x, width, step, fs):
    n = np.arange(width)
    win = 0.5 * (1 - np.cos(2 * np.pi * n / width))
    U = fs * np.sum(win ** 2)
    acc = np.zeros(width // 2 + 1)
    count = 0
    i = 0
    while i + width <= len(x):
        block = x[i:i + width] - x[i:i + width].mean()
        spec = dft((block * win).reshape(1, -1))[0][:width // 2 + 1]
        acc += np.abs(spec) ** 2 / U
        count += 1
        i += step
    freqs = np.array([k * fs / width for k in range(width // 2 + 1)])
    return freqs, acc / count
