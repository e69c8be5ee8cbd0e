# two spikes are taken as enough, so that the CV2 of a single interval is the mean of nothing, nan
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    rate = np.zeros(n)
    cv = np.zeros(n)
    cv2 = np.zeros(n)
    fano = np.zeros(n)
    for i in range(n):
        times = np.flatnonzero(spikes[i])
        rate[i] = len(times) / (T * dt) * 1000
        if len(times) >= 2:
            isi = np.diff(times) * dt
            cv[i] = isi.std() / isi.mean()
            cv2[i] = np.mean(2 * np.abs(isi[1:] - isi[:-1]) / (isi[1:] + isi[:-1]))
        counts = spikes[i, : (T // window) * window].reshape(-1, window).sum(axis=1)
        if counts.mean() > 0:
            fano[i] = counts.var(ddof=1) / counts.mean()
    return {"rate": rate, "cv": cv, "cv2": cv2, "fano": fano}
