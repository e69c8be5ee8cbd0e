# two mistakes: the length of time is the last arrival instead of the last departure, and mean_wait is the time in the system
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = arrivals.max()
    stay = depart - arrivals
    t = times[:, None]
    return {
        "mean_wait": np.mean(stay[warmup:]),
        "p_wait": np.mean(found[warmup:] >= c),
        "mean_number": np.sum(stay) / T,
        "busy": np.bincount(server, weights=services, minlength=c) / T,
        "number": np.sum((arrivals <= t) & (t < depart), axis=1),
    }
