# the standard deviation in the CV is the unbiased one, divided by K - 1
def spike_statistics(spikes, dt, window):
    def intervals(row):
        return np.diff(np.nonzero(row)[0]) * dt

    def cv_of(isi):
        return np.std(isi, ddof=1) / np.mean(isi) if len(isi) > 1 else 0.0

    def cv2_of(isi):
        if len(isi) < 2:
            return 0.0
        return np.mean([2 * abs(q - p) / (q + p) for p, q in zip(isi, isi[1:])])

    def fano_of(row):
        k = len(row) // window
        c = [row[i * window:(i + 1) * window].sum() for i in range(k)]
        return np.var(c, ddof=1) / np.mean(c) if sum(c) > 0 else 0.0

    duration = spikes.shape[1] * dt * 1e-3
    return {
        "rate": np.array([r.sum() / duration for r in spikes]),
        "cv": np.array([cv_of(intervals(r)) for r in spikes]),
        "cv2": np.array([cv2_of(intervals(r)) for r in spikes]),
        "fano": np.array([fano_of(r) for r in spikes]),
    }
