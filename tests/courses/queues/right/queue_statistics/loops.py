# plain loops and counters, nothing vectorized
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    n, T = len(arrivals), 0.0
    for d in depart:
        if d > T:
            T = d
    wait_sum, waiting, area = 0.0, 0, 0.0
    busy = np.zeros(c)
    for i in range(n):
        area += depart[i] - arrivals[i]
        busy[server[i]] += services[i]
        if i >= warmup:
            wait_sum += start[i] - arrivals[i]
            if found[i] >= c:
                waiting += 1
    number = np.zeros(len(times), dtype=int)
    for k, t in enumerate(times):
        for i in range(n):
            if arrivals[i] <= t and depart[i] > t:
                number[k] += 1
    m = n - warmup
    return {"mean_wait": wait_sum / m, "p_wait": waiting / m, "mean_number": area / T, "busy": busy / T, "number": number}
