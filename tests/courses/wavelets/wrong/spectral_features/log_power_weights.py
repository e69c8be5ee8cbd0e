# the weights are log(1 + power) instead of the power
def spectral_features(x, sr, size, hop, fraction):
    hann = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(size) / size)
    freqs = np.arange(size // 2 + 1) * sr / size
    count = 1 + (len(x) - size) // hop
    feats = np.zeros((count, 3))
    for t in range(count):
        seg = x[t * hop:t * hop + size] * hann
        power = np.log1p(np.abs(np.fft.rfft(seg)) ** 2)
        if power.sum() == 0:
            continue
        prob = power / power.sum()
        mean = prob @ freqs
        feats[t] = mean, np.sqrt(prob @ (freqs - mean) ** 2), freqs[np.argmax(prob.cumsum() >= fraction)]
    return {"centroid": feats[:, 0], "spread": feats[:, 1], "rolloff": feats[:, 2]}
