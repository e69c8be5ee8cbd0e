# the rolloff is found for 1 - fraction instead of fraction
def spectral_features(x, sr, size, hop, fraction):
    win = 0.5 - 0.5 * np.cos(np.arange(size) * 2 * np.pi / size)
    hz = np.arange(size // 2 + 1) / size * sr
    def one(frame):
        if not frame.any():
            return 0.0, 0.0, 0.0
        s = np.abs(np.fft.rfft(win * frame)) ** 2
        s = s / s.sum()
        c = (s * hz).sum()
        return c, np.sqrt((s * (hz - c) ** 2).sum()), hz[np.argmax(np.cumsum(s) >= 1 - fraction)]
    rows = [one(x[b:b + size]) for b in range(0, len(x) - size + 1, hop)]
    rows = np.array(rows)
    return {"centroid": rows[:, 0], "spread": rows[:, 1], "rolloff": rows[:, 2]}
