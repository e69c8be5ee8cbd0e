# the cosine of the window has a plus: the window is largest at the ends of the frame
def spectral_features(x, sr, size, hop, fraction):
    w = 0.5 + 0.5 * np.cos(2 * np.pi * np.arange(size) / size)
    freq = np.fft.rfftfreq(size) * sr
    T = (len(x) - size) // hop + 1
    C = np.zeros(T); S = np.zeros(T); R = np.zeros(T)
    for t in range(T):
        u = x[t * hop:t * hop + size]
        if (u == 0).all():
            continue
        X = np.abs(np.fft.rfft(w * u)) ** 2
        X = X / np.sum(X)
        C[t] = X.dot(freq)
        S[t] = np.sqrt(X.dot((freq - C[t]) ** 2))
        for k in range(len(X)):
            if X[:k + 1].sum() >= fraction:
                R[t] = freq[k]
                break
    return {"centroid": C, "spread": S, "rolloff": R}
