# the spread averages the squared distances over the bins without weighting them by the power
def spectral_features(x, sr, size, hop, fraction):
    window = np.hanning(size + 1)[:-1]
    freqs = np.linspace(0, sr / 2, size // 2 + 1)
    cs, ss, rs = [], [], []
    for start in range(0, len(x) - size + 1, hop):
        frame = window * x[start:start + size]
        spec = np.abs(np.fft.rfft(frame)) ** 2
        if spec.sum() == 0:
            cs.append(0); ss.append(0); rs.append(0)
            continue
        spec = spec / spec.sum()
        c = np.dot(freqs, spec)
        cs.append(c)
        ss.append(np.sqrt(np.mean((freqs - c) ** 2)))
        rs.append(freqs[np.searchsorted(np.cumsum(spec), fraction)])
    return {"centroid": np.array(cs, float), "spread": np.array(ss, float), "rolloff": np.array(rs, float)}
