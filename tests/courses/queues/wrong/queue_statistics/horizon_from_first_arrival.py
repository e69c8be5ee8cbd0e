# time begins with the first arrival instead of 0: the horizon is the last departure minus the first arrival
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    duration = depart.max() - arrivals.min()
    mean_wait = (start - arrivals)[warmup:].sum() / (len(arrivals) - warmup)
    p_wait = np.count_nonzero(found[warmup:] >= c) / (len(arrivals) - warmup)
    area = np.sum(depart) - np.sum(arrivals)
    one_hot = np.eye(c)[server]
    busy = np.einsum("nc,n->c", one_hot, services) / duration
    number = np.searchsorted(arrivals, times, side="right") - np.searchsorted(np.sort(depart), times, side="right")
    return {"mean_wait": mean_wait, "p_wait": p_wait, "mean_number": area / duration, "busy": busy, "number": number}
