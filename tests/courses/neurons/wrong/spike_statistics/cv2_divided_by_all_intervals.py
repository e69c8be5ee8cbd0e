# the sum in the CV2 is divided by the number of intervals K instead of the number of pairs K - 1
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    answer = np.zeros((n, 4))
    for i in range(n):
        row = spikes[i]
        t_k = dt * np.array([t for t in range(T) if row[t] > 0])
        answer[i, 0] = len(t_k) / (T * dt) * 1000
        delta = np.diff(t_k)
        K = len(delta)
        if K > 1:
            answer[i, 1] = np.sqrt(np.sum((delta - delta.mean()) ** 2) / K) / delta.mean()
            local = 0
            for k in range(K - 1):
                local += 2 * np.abs(delta[k + 1] - delta[k]) / (delta[k + 1] + delta[k])
            answer[i, 2] = local / K
        c = [np.count_nonzero(row[s * window:s * window + window]) for s in range(T // window)]
        if max(c) > 0:
            answer[i, 3] = np.var(c, ddof=1) / np.mean(c)
    return {"rate": answer[:, 0], "cv": answer[:, 1], "cv2": answer[:, 2], "fano": answer[:, 3]}
