# the Fano factor is computed from the windows' rates in Hz instead of their spike counts
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    hz = lambda piece: piece.sum(axis=1) / (piece.shape[1] * dt / 1000)
    rate = hz(spikes)
    local = np.stack([hz(spikes[:, k * window:(k + 1) * window]) for k in range(T // window)], axis=1)
    mu = local.mean(axis=1)
    fano = np.where(mu > 0, local.var(axis=1, ddof=1) / np.where(mu > 0, mu, 1.0), 0.0)
    cv, cv2 = np.zeros((2, n))
    for i in np.where(spikes.sum(axis=1) > 2)[0]:
        t_spk = np.nonzero(spikes[i])[0]
        a = (t_spk[1:] - t_spk[:-1]).astype(float)
        cv[i] = np.sqrt(np.mean((a - a.mean()) ** 2)) / a.mean()
        cv2[i] = np.mean(np.abs(a[:-1] - a[1:]) * 2 / (a[:-1] + a[1:]))
    return {"rate": rate, "cv": cv, "cv2": cv2, "fano": fano}
