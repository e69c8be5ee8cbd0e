# the CV is upside down: mean over standard deviation
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    rate = spikes.sum(1) * 1000 / (T * dt)
    cv, cv2, fano = np.zeros(n), np.zeros(n), np.zeros(n)
    for k in range(n):
        isi = np.diff(np.where(spikes[k])[0])
        if len(isi) >= 2:
            sd = np.std(isi)
            cv[k] = np.mean(isi) / sd if sd > 0 else 0.0
            cv2[k] = np.mean(2 * np.abs(np.diff(isi)) / (isi[:-1] + isi[1:]))
        counts = np.array([np.sum(c) for c in np.split(spikes[k, : T // window * window], T // window)])
        if counts.max() > 0:
            fano[k] = np.var(counts, ddof=1) / np.mean(counts)
    return {"rate": rate, "cv": cv, "cv2": cv2, "fano": fano}
