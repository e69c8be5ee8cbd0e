# the autocorrelation is not divided by its value at lag 0
def track_pitch(frames, sr, fmin, fmax, threshold):
    n = frames.shape[1]
    a = int(np.ceil(sr / fmax))
    b = int(np.floor(sr / fmin))
    pitches, strengths = [], []
    for frame in frames:
        z = frame - frame.mean()
        R = np.array([sum(z[i] * z[i + l] for i in range(n - l)) for l in range(b + 2)])
        if not frame.any():
            pitches.append(0.0)
            strengths.append(0.0)
            continue
        k = a + int(np.argmax(R[a:b + 1]))
        strengths.append(R[k])
        if R[k] >= threshold:
            d = 0.0
            if R[k] > max(R[k - 1], R[k + 1]):
                d = 0.5 * (R[k - 1] - R[k + 1]) / (R[k - 1] - 2 * R[k] + R[k + 1])
            pitches.append(sr / (k + d))
        else:
            pitches.append(0.0)
    return np.array(pitches), np.array(strengths)
