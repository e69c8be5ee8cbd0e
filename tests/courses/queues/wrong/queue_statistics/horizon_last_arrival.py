# the length of time is the last arrival instead of the last departure
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = arrivals[-1]
    wait = start - arrivals
    busy = np.array([services[server == j].sum() / T for j in range(c)])
    t = times[:, np.newaxis]
    number = ((t >= arrivals) & (t < depart)).sum(1)
    return {
        "mean_wait": wait[warmup:].mean(),
        "p_wait": (found[warmup:] >= c).mean(),
        "mean_number": (depart - arrivals).sum() / T,
        "busy": busy,
        "number": number,
    }
