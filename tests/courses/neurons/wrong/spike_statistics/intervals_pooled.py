# CV and CV2 are computed from the intervals of all neurons together and given to every neuron with three spikes
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    pooled = np.concatenate([np.diff(np.flatnonzero(r)) for r in spikes]) * dt
    enough = spikes.sum(axis=1) >= 3
    cv_all = pooled.std() / pooled.mean()
    cv2_all = np.mean(2 * np.abs(np.diff(pooled)) / (pooled[1:] + pooled[:-1]))
    counts = spikes[:, : T // window * window].reshape(n, -1, window).sum(axis=2)
    fano = np.zeros(n)
    for i in range(n):
        if counts[i].sum() > 0:
            fano[i] = np.var(counts[i], ddof=1) / np.mean(counts[i])
    return {
        "rate": spikes.sum(axis=1) / (T * dt / 1000),
        "cv": np.where(enough, cv_all, 0.0),
        "cv2": np.where(enough, cv2_all, 0.0),
        "fano": fano,
    }
