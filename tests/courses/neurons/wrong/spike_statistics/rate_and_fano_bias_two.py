# two mistakes: the rate is per millisecond, and the variance of the counts is divided by the number of windows
def spike_statistics(spikes, dt, window):
    n_neurons, n_steps = spikes.shape
    total = np.einsum("it->i", spikes)
    rate = total / (n_steps * dt)

    blocks = np.array([spikes[:, k * window:(k + 1) * window].sum(axis=1) for k in range(n_steps // window)])
    m1 = np.mean(blocks, axis=0)
    m2 = np.mean(blocks * blocks, axis=0)
    fano = np.where(m1 > 0, (m2 - m1 * m1) / np.where(m1 > 0, m1, 1), 0.0)

    cv, cv2 = [], []
    for row, k in zip(spikes, total):
        if k < 3:
            cv.append(0.0)
            cv2.append(0.0)
            continue
        gap = np.diff(np.argwhere(row)[:, 0])
        cv.append(np.std(gap) / np.mean(gap))
        cv2.append(np.mean([2 * abs(q - p) / (q + p) for p, q in zip(gap[:-1], gap[1:])]))
    return {"rate": rate, "cv": np.array(cv), "cv2": np.array(cv2), "fano": fano}
