# returned the number of active samples instead of their part
def emg_envelope(emg, mvc, half, threshold):
    C, N = emg.shape
    envelope = np.zeros((C, N))
    duty = np.zeros(C)
    for c in range(C):
        signal = emg[c] - sum(emg[c]) / N
        for t in range(N):
            a = max(0, t - half)
            b = min(N, t + half + 1)
            envelope[c, t] = 100 * np.sqrt(np.sum(signal[a:b] ** 2) / (b - a)) / mvc[c]
            if envelope[c, t] > threshold:
                duty[c] += 1
    return envelope, duty
