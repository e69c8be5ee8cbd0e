# p_wait is the share of customers who find a free server, the complement
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = depart.max()
    wait = start - arrivals
    later = found[warmup:]
    t = times[:, None]
    return {
        "mean_wait": np.mean(wait[warmup:]),
        "p_wait": np.sum(later < c) / len(later),
        "mean_number": np.sum(depart - arrivals) / T,
        "busy": np.bincount(server, weights=services, minlength=c) / T,
        "number": np.sum((arrivals <= t) & (t < depart), axis=1),
    }
