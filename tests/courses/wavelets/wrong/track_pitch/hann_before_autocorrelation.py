# the frame is multiplied by a Hann window before the autocorrelation
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, N = frames.shape
    w = np.hanning(N)
    lo, hi = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch, strength = np.zeros(T), np.zeros(T)
    for t in range(T):
        if not frames[t].any():
            continue
        y = (frames[t] - frames[t].mean()) * w
        F = np.fft.rfft(y, 2 * N)
        r = np.fft.irfft(F * np.conj(F))[:hi + 2]
        r = r / r[0]
        k = lo + np.argmax(r[lo:hi + 1])
        strength[t] = r[k]
        if r[k] >= threshold:
            d = 0.0
            if r[k] > max(r[k - 1], r[k + 1]):
                d = 0.5 * (r[k - 1] - r[k + 1]) / (r[k - 1] - 2 * r[k] + r[k + 1])
            pitch[t] = sr / (k + d)
    return pitch, strength
