# mean_number as the sum of mean waiting and mean in service, wait as departure minus service, weights instead of slices
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = np.max(depart)
    weights = np.ones(len(arrivals))
    weights[:warmup] = 0
    weights /= weights.sum()
    busy = np.array([np.sum((depart - start) * (server == j)) for j in range(c)]) / T
    waiting = np.sum(start - arrivals) / T
    number = np.array([np.sum(arrivals <= t) - np.sum(depart <= t) for t in times])
    return dict(
        mean_wait=weights @ (depart - services - arrivals),
        p_wait=weights @ (found > c - 1),
        mean_number=waiting + busy.sum(),
        busy=busy,
        number=number,
    )
