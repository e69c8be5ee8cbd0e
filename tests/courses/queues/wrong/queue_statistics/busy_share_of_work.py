# busy is divided by the sum of all service times instead of by the length of time
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = depart.max()
    load = np.bincount(server, weights=services, minlength=c)
    busy = load / load.sum()
    wait = (start - arrivals)[warmup:]
    blocked = found[warmup:] >= c
    number = np.empty(times.shape, dtype=int)
    for k, t in enumerate(times):
        number[k] = np.sum((arrivals <= t) & (t < depart))
    return {
        "mean_wait": wait.mean(),
        "p_wait": blocked.mean(),
        "mean_number": np.sum(depart - arrivals) / T,
        "busy": busy,
        "number": number,
    }
