# two mistakes: the CV takes the unbiased standard deviation, and the CV2 lacks its factor 2
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    out = {"rate": spikes.sum(axis=1) * 1000 / T / dt}
    cv, cv2, fano = np.zeros(n), np.zeros(n), np.zeros(n)
    for i, row in enumerate(spikes):
        gaps = np.diff(np.flatnonzero(row)) * dt
        if gaps.size > 1:
            cv[i] = gaps.std(ddof=1) / gaps.mean()
            cv2[i] = np.mean(abs(gaps[1:] - gaps[:-1]) / (gaps[1:] + gaps[:-1]))
        counts = np.array([row[k * window:][:window].sum() for k in range(T // window)])
        if counts.sum() > 0:
            fano[i] = counts.var(ddof=1) / counts.mean()
    out.update(cv=cv, cv2=cv2, fano=fano)
    return out
