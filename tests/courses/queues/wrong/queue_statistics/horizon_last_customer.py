# the length of time ends with the departure of the last customer, depart[-1], although somebody else may depart later
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    total_time = depart[-1]
    wait = start - arrivals
    response = depart - arrivals
    work = np.zeros(c)
    for j, s in zip(server, services):
        work[j] += s
    return {
        "mean_wait": np.mean(wait[warmup:]),
        "p_wait": np.mean(found[warmup:] >= c),
        "mean_number": response.sum() / total_time,
        "busy": work / total_time,
        "number": np.array([np.sum((arrivals <= t) & (t < depart)) for t in times]),
    }
