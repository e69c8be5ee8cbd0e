# the squared CV, variance over squared mean, is returned
def spike_statistics(spikes, dt, window):
    rates, cvs, cv2s, fanos = [], [], [], []
    T = spikes.shape[1]
    for train in spikes:
        rates.append(np.sum(train) / T / dt * 1000)
        gaps = np.diff(np.flatnonzero(train)) * dt
        if len(gaps) < 2:
            cvs.append(0.0)
            cv2s.append(0.0)
        else:
            mu = gaps.mean()
            cvs.append(np.mean((gaps - mu) ** 2) / mu**2)
            cv2s.append(np.mean(2 * np.abs(gaps[1:] - gaps[:-1]) / (gaps[1:] + gaps[:-1])))
        n_win = T // window
        counts = np.array([train[k * window : k * window + window].sum() for k in range(n_win)])
        fanos.append(counts.var(ddof=1) / counts.mean() if counts.sum() else 0.0)
    return {"rate": np.array(rates), "cv": np.array(cvs), "cv2": np.array(cv2s), "fano": np.array(fanos)}
