# the time from the start to the first spike is counted as an interval too
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    cv = np.zeros(n)
    cv2 = np.zeros(n)
    for i in range(n):
        if spikes[i].sum() < 3:
            continue
        isi = []
        last = 0.0
        for t in range(T):
            if spikes[i, t] == 1:
                now = (t + 1) * dt
                isi.append(now - last)
                last = now
        isi = np.array(isi)
        cv[i] = np.std(isi) / np.mean(isi)
        s = 0.0
        for p, q in zip(isi, isi[1:]):
            s += 2 * abs(p - q) / (p + q)
        cv2[i] = s / (len(isi) - 1)
    cs = np.hstack([np.zeros((n, 1)), np.cumsum(spikes, axis=1)])[:, ::window]
    counts = np.diff(cs, axis=1)
    mean = counts.mean(axis=1)
    fano = np.divide(counts.var(axis=1, ddof=1), mean, out=np.zeros(n), where=mean > 0)
    return {"rate": spikes.sum(axis=1) * 1000.0 / (T * dt), "cv": cv, "cv2": cv2, "fano": fano}
