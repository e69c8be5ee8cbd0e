def emg_envelope(emg, mvc, half, threshold):
    C, N = emg.shape
    envelope, duty = np.zeros((C, N)), np.zeros(C)
    for c in range(C):
        mean = sum(emg[c]) / N
        for t in range(N):
            total, count = 0.0, 0
            for k in range(-half, half + 1):
                if 0 <= t + k < N:
                    total += (emg[c, t + k] - mean) ** 2
                    count += 1
            envelope[c, t] = (total / count) ** 0.5 / mvc[c] * 100
        duty[c] = len([e for e in envelope[c] if e > threshold]) / N
    return envelope, duty
