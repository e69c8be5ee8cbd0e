# number counts only the waiting customers: a customer is out when its service starts instead of when it departs
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    horizon = depart.max()
    wait = start - arrivals
    number = np.array([np.sum(arrivals <= t) - np.sum(start <= t) for t in times])
    return {
        "mean_wait": wait[warmup:].mean(),
        "p_wait": np.mean(found[warmup:] >= c),
        "mean_number": (wait + services).sum() / horizon,
        "busy": np.bincount(server, weights=services, minlength=c) / horizon,
        "number": number,
    }
