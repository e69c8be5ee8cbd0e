# the steps that fill no window are left out at the beginning instead of at the end
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    extra = T % window
    counts = spikes[:, extra:].reshape(n, T // window, window).sum(axis=2)
    fano = np.zeros(n)
    cv = np.zeros(n)
    cv2 = np.zeros(n)
    for i in range(n):
        if counts[i].sum() > 0:
            fano[i] = counts[i].var(ddof=1) / counts[i].mean()
        isi = np.diff(np.flatnonzero(spikes[i] > 0)) * dt
        if isi.size > 1:
            cv[i] = isi.std() / isi.mean()
            s = isi[1:] + isi[:-1]
            d = np.abs(isi[1:] - isi[:-1])
            cv2[i] = (2 * d / s).mean()
    return {"rate": 1000 * spikes.sum(axis=1) / (T * dt), "cv": cv, "cv2": cv2, "fano": fano}
