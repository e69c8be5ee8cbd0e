# mean_wait is averaged only over the customers who have to wait, not over all after the warm-up
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = depart.max()
    delayed = found[warmup:] >= c
    wait = (start - arrivals)[warmup:]
    mean_wait = wait[delayed].mean() if delayed.any() else 0.0
    busy = np.zeros(c)
    for j in range(c):
        busy[j] = services[np.flatnonzero(server == j)].sum() / T
    number = np.array([np.count_nonzero((arrivals <= t) & (depart > t)) for t in times])
    return {
        "mean_wait": mean_wait,
        "p_wait": delayed.mean(),
        "mean_number": np.sum(depart - arrivals) / T,
        "busy": busy,
        "number": number,
    }
