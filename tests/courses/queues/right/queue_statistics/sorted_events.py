# number by searchsorted in sorted departures, mean_number as the area under the staircase, busy by one-hot and einsum
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    out = np.sort(depart)
    T = out[-1]
    moments = np.concatenate([arrivals, depart])
    jumps = np.concatenate([np.ones(len(arrivals)), -np.ones(len(depart))])
    order = np.argsort(moments, kind="stable")
    moments, level = moments[order], np.cumsum(jumps[order])
    area = np.sum(level[:-1] * np.diff(moments))
    hot = (server[:, None] == np.arange(c)[None, :]).astype(float)
    number = np.searchsorted(arrivals, times, side="right") - np.searchsorted(out, times, side="right")
    w = start[warmup:] - arrivals[warmup:]
    return {
        "mean_wait": w.sum() / w.size,
        "p_wait": np.count_nonzero(start[warmup:] > arrivals[warmup:]) / w.size,
        "mean_number": area / T,
        "busy": np.einsum("ij,i->j", hot, services) / T,
        "number": number,
    }
