# the CV2 is the ratio of the summed differences and the summed pairs instead of the mean of the ratios
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    rate = spikes.sum(axis=1) / (T * dt / 1000)
    cv, cv2 = np.zeros(n), np.zeros(n)
    for i in range(n):
        isi = np.diff(np.flatnonzero(spikes[i])) * dt
        if len(isi) < 2:
            continue
        cv[i] = isi.std() / isi.mean()
        diffs = np.sum(np.abs(isi[1:] - isi[:-1]))
        sums = np.sum(isi[1:] + isi[:-1])
        cv2[i] = 2 * diffs / sums
    k = T // window
    counts = np.einsum("nkw->nk", spikes[:, : k * window].reshape(n, k, window))
    mean = counts.mean(axis=1)
    fano = np.where(mean > 0, counts.var(axis=1, ddof=1) / np.where(mean > 0, mean, 1), 0)
    return {"rate": rate, "cv": cv, "cv2": cv2, "fano": fano}
