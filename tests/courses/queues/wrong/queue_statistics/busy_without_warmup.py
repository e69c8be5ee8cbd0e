# the service times of the warm-up customers are left out of busy
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = depart.max()
    busy = np.zeros(c)
    mean_wait, p_wait, count = 0.0, 0.0, 0
    for i in range(warmup, len(arrivals)):
        busy[server[i]] += services[i] / T
        mean_wait += start[i] - arrivals[i]
        p_wait += 1.0 if found[i] >= c else 0.0
        count += 1
    number = np.array([np.sum((arrivals <= t) & (t < depart)) for t in times])
    return {
        "mean_wait": mean_wait / count,
        "p_wait": p_wait / count,
        "mean_number": np.sum(depart - arrivals) / T,
        "busy": busy,
        "number": number,
    }
