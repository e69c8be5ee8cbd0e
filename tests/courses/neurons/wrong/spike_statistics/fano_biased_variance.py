# the variance of the counts is divided by the number of windows instead of the number less one
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    usable = T - T % window
    counts = spikes[:, :usable].reshape(n, -1, window).sum(axis=-1)
    mu = counts.mean(axis=1)
    var = ((counts - mu[:, None]) ** 2).mean(axis=1)
    fano = np.divide(var, mu, out=np.zeros(n), where=mu > 0)
    cv, cv2 = np.zeros(n), np.zeros(n)
    for i in range(n):
        isi = np.diff(np.flatnonzero(spikes[i])) * dt
        if len(isi) >= 2:
            cv[i] = isi.std() / isi.mean()
            cv2[i] = np.mean(2 * np.abs(np.diff(isi)) / (isi[1:] + isi[:-1]))
    return {"rate": spikes.sum(axis=1) / (T * dt / 1000), "cv": cv, "cv2": cv2, "fano": fano}
