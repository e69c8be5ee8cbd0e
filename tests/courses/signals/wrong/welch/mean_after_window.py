# what: the window is applied first and the mean of the windowed segment is removed afterwards
def welch(x, width, step, fs):
    win = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    frames = np.array([x[s:s + width] for s in range(0, len(x) - width + 1, step)])
    frames = frames * win
    frames = frames - frames.mean(axis=1, keepdims=True)
    S = np.abs(dft(frames)[:, :width // 2 + 1]) ** 2
    S = S / (fs * np.sum(win ** 2))
    mult = np.full(width // 2 + 1, 2.0)
    mult[0] = 1
    if width % 2 == 0:
        mult[-1] = 1
    return np.arange(width // 2 + 1) * fs / width, (S * mult).mean(axis=0)
