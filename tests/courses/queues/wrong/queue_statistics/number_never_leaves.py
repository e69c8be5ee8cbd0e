# number counts all customers who have arrived up to the moment, also those who have departed
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = depart.max()
    busy = np.array([sum(s for s, j in zip(services, server) if j == k) for k in range(c)]) / T
    number = np.searchsorted(arrivals, times, side="right")
    return {
        "mean_wait": np.mean(start[warmup:] - arrivals[warmup:]),
        "p_wait": np.mean(found[warmup:] >= c),
        "mean_number": np.sum(depart - arrivals) / T,
        "busy": busy,
        "number": number,
    }
