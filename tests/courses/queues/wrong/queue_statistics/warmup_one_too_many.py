# one customer too many is left out as warm-up: the averages begin at warmup + 1
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    n = len(arrivals)
    total = 0.0
    waited = 0
    count = 0
    for i in range(n):
        if i > warmup:
            total += start[i] - arrivals[i]
            waited += found[i] >= c
            count += 1
    T = max(depart)
    number = np.zeros(len(times), dtype=int)
    for k in range(len(times)):
        for i in range(n):
            if arrivals[i] <= times[k] < depart[i]:
                number[k] += 1
    busy = np.zeros(c)
    for i in range(n):
        busy[server[i]] += services[i] / T
    return {
        "mean_wait": total / count,
        "p_wait": waited / count,
        "mean_number": sum(depart - arrivals) / T,
        "busy": busy,
        "number": number,
    }
