# what: the last segment is missed where it ends exactly at the end (stop len(x)-width instead of len(x)-width+1)
def welch(x, width, step, fs):
    hann = 0.5 * (1 - np.cos(2 * np.pi * np.arange(width) / width))
    powers = []
    for start in range(0, len(x) - width, step):
        seg = x[start:start + width].copy()
        seg -= seg.mean()
        X = np.fft.rfft(seg * hann)
        P = np.abs(X) ** 2 / (fs * (hann @ hann))
        end = len(P) - 1 if width % 2 == 0 else len(P)
        P[1:end] *= 2
        powers.append(P)
    return np.arange(width // 2 + 1) * fs / width, np.array(powers).mean(axis=0)
