# divided by the full window at the ends instead of by the samples that are there
def emg_envelope(emg, mvc, half, threshold):
    zero_mean = emg - emg.mean(axis=1)[:, None]
    C, N = emg.shape
    width = 2 * half + 1
    rms = np.zeros((C, N))
    for c in range(C):
        for t in range(N):
            power = 0
            for k in range(t - half, t + half + 1):
                if 0 <= k < N:
                    power += zero_mean[c, k] ** 2
            rms[c, t] = np.sqrt(power / width)
    percent = 100 * rms / mvc.reshape(-1, 1)
    return percent, (percent > threshold).mean(axis=1)
