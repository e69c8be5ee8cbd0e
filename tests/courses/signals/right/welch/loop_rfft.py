def welch(x, width, step, fs):
    hann = np.sin(np.pi * np.arange(width) / width) ** 2
    total = np.zeros(width // 2 + 1)
    count = 0
    start = 0
    while start + width <= len(x):
        seg = x[start : start + width]
        spec = np.fft.rfft((seg - seg.mean()) * hann)
        total += np.abs(spec) ** 2
        count += 1
        start += step
    psd = 2 * total / count / fs / np.sum(hann**2)
    psd[0] /= 2
    if width % 2 == 0:
        psd[-1] /= 2
    return np.fft.rfftfreq(width, 1 / fs), psd
