# the spread is the variance: the square root is missing
def spectral_features(x, sr, size, hop, fraction):
    win = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(size) / size)
    fr = sr * np.arange(size // 2 + 1) / size
    N = 1 + (len(x) - size) // hop
    centroid = np.zeros(N)
    spread = np.zeros(N)
    rolloff = np.zeros(N)
    for n in range(N):
        chunk = x[n * hop:n * hop + size] * win
        S = np.abs(np.fft.rfft(chunk)) ** 2
        tot = np.sum(S)
        if tot == 0:
            continue
        centroid[n] = np.sum(fr * S) / tot
        spread[n] = np.sum((fr - centroid[n]) ** 2 * S) / tot
        cum = np.cumsum(S)
        k = 0
        while cum[k] < fraction * tot:
            k += 1
        rolloff[n] = fr[k]
    return {"centroid": centroid, "spread": spread, "rolloff": rolloff}
