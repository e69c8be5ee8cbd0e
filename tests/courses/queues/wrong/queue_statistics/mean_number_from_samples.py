# mean_number is the average of number at the given moments instead of the average over all the time
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = depart.max()
    number = np.array([np.sum((arrivals <= t) & (t < depart)) for t in times])
    return {
        "mean_wait": np.mean((start - arrivals)[warmup:]),
        "p_wait": np.mean(found[warmup:] >= c),
        "mean_number": number.mean(),
        "busy": np.bincount(server, weights=services, minlength=c) / T,
        "number": number,
    }
