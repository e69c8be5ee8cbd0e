# the Fano factor is the standard deviation of the counts over their mean instead of the variance
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    rate, cv, cv2, fano = [np.zeros(n) for _ in range(4)]
    for i in range(n):
        st = np.flatnonzero(spikes[i]) * dt
        rate[i] = 1000 * len(st) / (T * dt)
        isi = np.diff(st)
        if len(isi) > 1:
            cv[i] = np.std(isi) / np.mean(isi)
            cv2[i] = 2 * np.mean(np.abs(isi[1:] - isi[:-1]) / (isi[1:] + isi[:-1]))
        counts = []
        start = 0
        while start + window <= T:
            counts.append(spikes[i, start:start + window].sum())
            start += window
        if np.sum(counts) > 0:
            fano[i] = np.std(counts, ddof=1) / np.mean(counts)
    return {"rate": rate, "cv": cv, "cv2": cv2, "fano": fano}
