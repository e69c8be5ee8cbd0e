# style: full fft cut to half, list comprehension with a helper
def spectral_features(x, sr, size, hop, fraction):
    def features(seg):
        p = np.abs(np.fft.fft(seg * np.hanning(size + 1)[:-1])[:size // 2 + 1]) ** 2
        if np.sum(p) == 0:
            return [0.0, 0.0, 0.0]
        q = p / np.sum(p)
        f = np.linspace(0, sr / 2, size // 2 + 1)
        m = np.dot(q, f)
        return [m, np.dot(q, (f - m) ** 2) ** 0.5, f[np.nonzero(q.cumsum() >= fraction)[0][0]]]
    table = np.array([features(x[b:b + size]) for b in range(0, len(x) - size + 1, hop)])
    return dict(zip(("centroid", "spread", "rolloff"), table.T))
