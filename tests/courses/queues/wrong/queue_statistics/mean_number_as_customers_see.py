# mean_number is the average of what the customers find on arrival, an average over customers instead of over time
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = max(depart)
    busy = []
    for j in range(c):
        mine = server == j
        busy.append(np.sum((depart - start)[mine]) / T)
    number = []
    for t in times:
        number.append(np.sum(arrivals <= t) - np.sum(depart <= t))
    return {
        "mean_wait": np.mean((start - arrivals)[warmup:]),
        "p_wait": np.mean(found[warmup:] >= c),
        "mean_number": np.mean(found),
        "busy": np.array(busy),
        "number": np.array(number),
    }
