# busy is the average utilization of all servers, the same number for each
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = depart.max()
    utilization = np.sum(services) / (c * T)
    t = times[:, None]
    here = np.logical_and(arrivals[None, :] <= t, t < depart[None, :])
    return {
        "mean_wait": np.mean(start[warmup:] - arrivals[warmup:]),
        "p_wait": np.mean(found[warmup:] >= c),
        "mean_number": np.sum(depart - arrivals) / T,
        "busy": np.full(c, utilization),
        "number": np.sum(here, axis=1),
    }
