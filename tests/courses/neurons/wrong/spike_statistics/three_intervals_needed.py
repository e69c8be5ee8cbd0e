# CV and CV2 are 0 for a neuron with exactly three spikes: three intervals are asked for instead of three spikes
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    ans = np.zeros((4, n))
    ans[0] = spikes.sum(axis=1) / (T * dt / 1000)
    for i in range(n):
        isi = np.diff(np.flatnonzero(spikes[i])) * dt
        if len(isi) >= 3:
            ans[1, i] = isi.std() / isi.mean()
            ans[2, i] = np.mean(2 * np.abs(np.diff(isi)) / (isi[1:] + isi[:-1]))
        counts = spikes[i, : T // window * window].reshape(-1, window).sum(axis=1)
        if counts.sum() > 0:
            ans[3, i] = counts.var(ddof=1) / counts.mean()
    return dict(zip(("rate", "cv", "cv2", "fano"), ans))
