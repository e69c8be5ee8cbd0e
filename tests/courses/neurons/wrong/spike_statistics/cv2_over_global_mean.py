# in the CV2 the differences of neighboring intervals are divided by twice the mean of all intervals instead of their own sum
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    rate = np.count_nonzero(spikes, axis=1) / (T * dt / 1000)
    cv = np.zeros(n)
    cv2 = np.zeros(n)
    fano = np.zeros(n)
    for i in range(n):
        isi = np.diff(np.flatnonzero(spikes[i])) * dt
        if isi.shape[0] >= 2:
            mu = np.mean(isi)
            cv[i] = np.sqrt(np.mean(isi**2) - mu**2) / mu
            cv2[i] = np.mean(np.abs(np.diff(isi))) / mu
        c = spikes[i, : T // window * window].reshape(-1, window).sum(axis=1)
        if c.any():
            fano[i] = c.var(ddof=1) / c.mean()
    return {"rate": rate, "cv": cv, "cv2": cv2, "fano": fano}
