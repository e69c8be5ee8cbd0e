# busy is the share of the customers that each server serves, not the share of time that it works
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = np.max(depart)
    n = len(arrivals)
    counts = np.array([np.sum(server == j) for j in range(c)])
    number = np.array([len([1 for a, d in zip(arrivals, depart) if a <= t < d]) for t in times])
    return {
        "mean_wait": np.mean((start - arrivals)[warmup:]),
        "p_wait": np.mean(found[warmup:] >= c),
        "mean_number": np.sum(depart - arrivals) / T,
        "busy": counts / n,
        "number": number,
    }
