# Fano factors of all neurons at once with E[x^2] - E[x]^2, intervals in steps, CV2 with minimum and maximum
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    k = T // window
    c = spikes[:, : k * window].reshape(n, k, window).sum(axis=2)
    mean = c.mean(axis=1)
    var = ((c**2).mean(axis=1) - mean**2) * k / (k - 1)
    fano = np.where(mean > 0, var / np.where(mean > 0, mean, 1), 0.0)
    cv, cv2 = np.zeros(n), np.zeros(n)
    for i in np.flatnonzero(spikes.sum(axis=1) >= 3):
        gap = np.diff(np.where(spikes[i])[0])
        cv[i] = np.std(gap / gap.mean())
        big, small = np.maximum(gap[1:], gap[:-1]), np.minimum(gap[1:], gap[:-1])
        cv2[i] = 2 * np.mean((big - small) / (big + small))
    return {"fano": fano, "cv2": cv2, "cv": cv, "rate": spikes.mean(axis=1) * 1000 / dt}
