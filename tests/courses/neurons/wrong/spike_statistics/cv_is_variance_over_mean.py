# the CV is the variance of the intervals over their mean, as in a Fano factor
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    rate, cv, cv2, fano = np.zeros((4, n))
    for i in range(n):
        t_sp = dt * np.argwhere(spikes[i] == 1).ravel()
        rate[i] = t_sp.size / (T * dt / 1000)
        isi = t_sp[1:] - t_sp[:-1]
        if isi.size > 1:
            cv[i] = isi.var() / isi.mean()
            a, b = isi[:-1], isi[1:]
            cv2[i] = (2 * np.abs(b - a) / (a + b)).mean()
        cnt = spikes[i, : T - T % window].reshape(-1, window).sum(1)
        if np.any(cnt):
            fano[i] = cnt.var(ddof=1) / cnt.mean()
    return {"rate": rate, "cv": cv, "cv2": cv2, "fano": fano}
