# mean_number adds up the waits only, so it is the mean number of waiting customers and not of those in the system
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = depart.max()
    wait = start - arrivals
    t = times[:, None]
    return dict(
        mean_wait=wait[warmup:].mean(),
        p_wait=(found >= c)[warmup:].mean(),
        mean_number=wait.sum() / T,
        busy=np.bincount(server, weights=services, minlength=c) / T,
        number=((arrivals <= t) & (depart > t)).sum(axis=-1),
    )
