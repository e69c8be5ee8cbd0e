# plain Python lists and loops, sums written out
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    res = {"rate": [], "cv": [], "cv2": [], "fano": []}
    for i in range(n):
        times = [t * dt for t in range(T) if spikes[i, t] > 0]
        res["rate"].append(1000.0 * len(times) / (T * dt))
        isi = [q - p for p, q in zip(times, times[1:])]
        if len(times) < 3:
            res["cv"].append(0.0)
            res["cv2"].append(0.0)
        else:
            mu = sum(isi) / len(isi)
            var = sum((d - mu) ** 2 for d in isi) / len(isi)
            res["cv"].append(var**0.5 / mu)
            loc = [2 * abs(q - p) / (q + p) for p, q in zip(isi, isi[1:])]
            res["cv2"].append(sum(loc) / len(loc))
        counts = [sum(spikes[i, k * window:(k + 1) * window]) for k in range(T // window)]
        mean = sum(counts) / len(counts)
        if mean == 0:
            res["fano"].append(0.0)
        else:
            res["fano"].append(sum((c - mean) ** 2 for c in counts) / (len(counts) - 1) / mean)
    return {k: np.array(v) for k, v in res.items()}
