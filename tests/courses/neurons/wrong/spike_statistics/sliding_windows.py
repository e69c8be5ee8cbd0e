# the counts come from overlapping windows that slide by one step instead of windows one after the other
def spike_statistics(spikes, dt, window):
    res = {}
    res["rate"] = np.apply_along_axis(np.sum, 1, spikes) / (spikes.shape[1] * dt) * 1000

    def irregularity(row):
        d = np.diff(np.where(row == 1)[0]) * dt
        if d.size < 2:
            return [0.0, 0.0]
        return [d.std() / d.mean(), (2 * np.abs(d[1:] - d[:-1]) / (d[1:] + d[:-1])).mean()]

    def fano(row):
        c = [row[s:s + window].sum() for s in range(len(row) - window + 1)]
        return np.var(c, ddof=1) / np.mean(c) if np.mean(c) > 0 else 0.0

    res["cv"], res["cv2"] = np.array([irregularity(r) for r in spikes]).T
    res["fano"] = np.array([fano(r) for r in spikes])
    return res
