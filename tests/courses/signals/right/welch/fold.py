def welch(x, width, step, fs):
    win = np.hanning(width + 1)[:-1]
    frames = np.lib.stride_tricks.sliding_window_view(x, width)[::step].copy()
    frames -= frames.mean(1)[:, None]
    P = (dft(frames * win[None, :]) * np.conj(dft(frames * win[None, :]))).real.mean(0)
    P = P / (fs * (win @ win))
    half = width // 2 + 1
    out = P[:half].copy()
    for k in range(1, half):
        if width - k != k:
            out[k] += P[width - k]
    return np.array([fs * k / width for k in range(half)]), out
