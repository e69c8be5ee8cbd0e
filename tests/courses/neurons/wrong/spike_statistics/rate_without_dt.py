# the rate is the number of spikes per 1000 steps: dt is left out
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    out = {"rate": 1000 * spikes.mean(axis=1), "cv": np.zeros(n), "cv2": np.zeros(n), "fano": np.zeros(n)}
    blocks = spikes[:, : (T // window) * window].reshape(n, T // window, window).sum(axis=2)
    mean, var = blocks.mean(axis=1), blocks.var(axis=1, ddof=1)
    out["fano"][mean > 0] = var[mean > 0] / mean[mean > 0]
    for i in range(n):
        idx = np.flatnonzero(spikes[i])
        if idx.size < 3:
            continue
        isi = np.diff(idx)
        out["cv"][i] = isi.std() / isi.mean()
        out["cv2"][i] = (2 * abs(np.diff(isi)) / (isi[1:] + isi[:-1])).mean()
    return out
