# a helper for each number, counts from differences of the cumulative sum
def _isi(row, dt):
    return dt * np.diff(np.argwhere(row)[:, 0])


def _cv(isi):
    return 0.0 if len(isi) < 2 else np.sqrt(len(isi) * np.sum(isi**2) / np.sum(isi) ** 2 - 1 + 0.0)


def _cv2(isi):
    if len(isi) < 2:
        return 0.0
    ratio = isi[1:] / isi[:-1]
    return np.mean(2 * np.abs(ratio - 1) / (ratio + 1))


def _fano(row, window):
    cum = np.concatenate([[0.0], np.cumsum(row)])[::window]
    counts = np.diff(cum)
    return 0.0 if cum[-1] == 0 else np.var(counts, ddof=1) / np.mean(counts)


def spike_statistics(spikes, dt, window):
    isis = [_isi(row, dt) for row in spikes]
    return {
        "rate": np.array([row.sum() for row in spikes]) / (spikes.shape[1] * dt) * 1000,
        "cv": np.array([_cv(i) for i in isis]),
        "cv2": np.array([_cv2(i) for i in isis]),
        "fano": np.array([_fano(row, window) for row in spikes]),
    }
