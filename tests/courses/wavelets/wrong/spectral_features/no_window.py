# the frames are not multiplied by a window
def spectral_features(x, sr, size, hop, fraction):
    starts = range(0, len(x) - size + 1, hop)
    frames = np.array([x[s:s + size] for s in starts])
    power = np.abs(np.fft.rfft(frames, axis=1)) ** 2
    total = power.sum(axis=1, keepdims=True)
    share = np.divide(power, total, out=np.zeros_like(power), where=total > 0)
    freqs = np.fft.rfftfreq(size, 1.0 / sr)
    centroid = share @ freqs
    spread = np.sqrt(np.sum(share * (freqs - centroid[:, None]) ** 2, axis=1))
    idx = np.argmax(np.cumsum(share, axis=1) >= fraction, axis=1)
    return {"centroid": centroid, "spread": spread, "rolloff": freqs[idx]}
