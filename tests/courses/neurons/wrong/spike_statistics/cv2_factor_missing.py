# the CV2 lacks its factor 2
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    seconds = T * dt / 1000.0
    result = {k: np.zeros(n) for k in ("rate", "cv", "cv2", "fano")}
    for i in range(n):
        where = np.flatnonzero(spikes[i])
        result["rate"][i] = len(where) / seconds
        if len(where) > 2:
            isi = np.diff(where) * dt
            result["cv"][i] = isi.std() / isi.mean()
            acc = 0.0
            for k in range(len(isi) - 1):
                acc += abs(isi[k + 1] - isi[k]) / (isi[k + 1] + isi[k])
            result["cv2"][i] = acc / (len(isi) - 1)
        counts = spikes[i, : T // window * window].reshape(T // window, window).sum(axis=1)
        if counts.sum() > 0:
            result["fano"][i] = counts.var(ddof=1) / counts.mean()
    return result
