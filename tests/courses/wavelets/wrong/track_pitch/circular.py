# the autocorrelation is circular: the frame wraps around (np.roll, or an FFT without zeros)
def track_pitch(frames, sr, fmin, fmax, threshold):
    lo, hi = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    f = np.zeros(len(frames))
    s = np.zeros(len(frames))
    for t, frame in enumerate(frames):
        y = frame - frame.mean()
        spec = np.abs(np.fft.fft(y)) ** 2
        r = np.fft.ifft(spec).real
        if not frame.any():
            continue
        r = r / r[0]
        k = lo + np.argmax(r[lo:hi + 1])
        s[t] = r[k]
        if r[k] >= threshold:
            d = 0.0
            if r[k] > r[k - 1] and r[k] > r[k + 1]:
                d = (r[k - 1] - r[k + 1]) / (2 * (r[k - 1] - 2 * r[k] + r[k + 1]))
            f[t] = sr / (k + d)
    return f, s
