# a customer counts as waiting only if it finds more than c customers, instead of c or more
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = np.max(depart)
    w = start[warmup:] - arrivals[warmup:]
    must_wait = np.where(found[warmup:] > c, 1.0, 0.0)
    busy = np.zeros(c)
    np.add.at(busy, server, services)
    moments = times.reshape(-1, 1)
    number = np.sum((arrivals <= moments) * (moments < depart), axis=1)
    return {
        "mean_wait": np.mean(w),
        "p_wait": np.mean(must_wait),
        "mean_number": np.sum(depart - arrivals) / T,
        "busy": busy / T,
        "number": number,
    }
