# the rolloff cumulates the magnitudes instead of the power
def spectral_features(x, sr, size, hop, fraction):
    hann = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(size) / size)
    freqs = np.arange(size // 2 + 1) * (sr / size)
    centroid, spread, rolloff = [], [], []
    t = 0
    while t + size <= len(x):
        spectrum = np.abs(np.fft.rfft(hann * x[t:t + size]))
        power = spectrum ** 2
        if power.sum() == 0:
            a = b = c = 0.0
        else:
            a = np.sum(freqs * power) / np.sum(power)
            b = np.sqrt(np.sum((freqs - a) ** 2 * power) / np.sum(power))
            cum = np.cumsum(spectrum)
            c = freqs[np.argmax(cum >= fraction * cum[-1])]
        centroid.append(a)
        spread.append(b)
        rolloff.append(c)
        t += hop
    return {"centroid": np.array(centroid), "spread": np.array(spread), "rolloff": np.array(rolloff)}
