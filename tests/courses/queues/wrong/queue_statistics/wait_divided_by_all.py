# the sum of the waits after the warm-up is divided by the number of all customers, in mean_wait only
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    N = len(arrivals)
    T = depart.max()
    mean_wait = sum(start[i] - arrivals[i] for i in range(warmup, N)) / N
    p_wait = sum(found[i] >= c for i in range(warmup, N)) / (N - warmup)
    busy = np.array([np.dot(server == j, services) for j in range(c)]) / T
    t = times[:, None]
    number = np.sum((arrivals <= t) & (t < depart), axis=1)
    return {
        "mean_wait": mean_wait,
        "p_wait": p_wait,
        "mean_number": np.sum(depart - arrivals) / T,
        "busy": busy,
        "number": number,
    }
