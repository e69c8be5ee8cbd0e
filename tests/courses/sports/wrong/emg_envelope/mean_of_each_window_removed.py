# subtracted the mean of each window instead of the mean of the whole signal
def emg_envelope(emg, mvc, half, threshold):
    rows = []
    for signal, ref in zip(emg, mvc):
        row = []
        for t in range(len(signal)):
            w = signal[max(0, t - half):t + half + 1]
            w = w - w.mean()
            row.append(np.sqrt(np.mean(w ** 2)) / ref * 100)
        rows.append(row)
    env = np.array(rows)
    active = env > threshold
    return env, active.sum(axis=1) / env.shape[1]
