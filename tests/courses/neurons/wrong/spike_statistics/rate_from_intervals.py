# the rate is one over the mean interval (0 with fewer than two spikes) instead of the spikes per duration
def spike_statistics(spikes, dt, window):
    trains = [np.flatnonzero(r) * dt for r in spikes]
    gaps = [t[1:] - t[:-1] for t in trains]

    rate = np.array([1e3 / np.mean(g) if len(g) else 0.0 for g in gaps])
    cv = np.array([np.std(g) / np.mean(g) if len(g) > 1 else 0.0 for g in gaps])
    cv2 = np.array([np.mean(2 * np.abs(g[1:] - g[:-1]) / (g[1:] + g[:-1])) if len(g) > 1 else 0.0 for g in gaps])

    K = spikes.shape[1] // window
    fano = []
    for r in spikes:
        c = r[: K * window].reshape(K, window) @ np.ones(window)
        fano.append(np.sum((c - c.mean()) ** 2) / (K - 1) / c.mean() if c.any() else 0.0)
    return {"rate": rate, "cv": cv, "cv2": cv2, "fano": np.array(fano)}
