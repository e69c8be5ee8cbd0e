# mean_number divides the sum of the times in the system by the number of customers instead of by the length of time
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    n = len(arrivals)
    horizon = depart.max()
    wait = start - arrivals
    L = 0.0
    for i in range(n):
        L += depart[i] - arrivals[i]
    L /= n
    busy = np.zeros(c)
    for i in range(n):
        busy[server[i]] += services[i]
    busy /= horizon
    number = np.array([((arrivals <= t) & (depart > t)).sum() for t in times])
    return {
        "mean_wait": wait[warmup:].mean(),
        "p_wait": (found[warmup:] >= c).mean(),
        "mean_number": L,
        "busy": busy,
        "number": number,
    }
