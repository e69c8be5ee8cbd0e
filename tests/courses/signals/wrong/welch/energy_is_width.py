# what: divides by fs * width instead of by fs * sum(w**2): the window's energy is not corrected
def welch(x, width, step, fs):
    half = width // 2
    w = np.array([0.5 - 0.5 * np.cos(2 * np.pi * t / width) for t in range(width)])
    result = np.zeros(half + 1)
    number = 0
    for s in range(0, len(x) - width + 1, step):
        seg = x[s:s + width]
        seg = seg - seg.mean()
        X = dft((seg * w)[None, :])[0]
        for k in range(half + 1):
            p = abs(X[k]) ** 2 / (fs * width)
            if k != 0 and not (width % 2 == 0 and k == half):
                p = p * 2
            result[k] += p
        number += 1
    return np.arange(half + 1) * fs / width, result / number
