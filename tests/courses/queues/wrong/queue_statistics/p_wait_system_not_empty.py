# p_wait counts customers who find anybody in the system, not those who find all c servers busy
def queue_statistics(arrivals, services, c, warmup, times):
    s, d, srv, f = simulate_queue(arrivals, services, c)
    T = d.max()
    later = np.arange(len(arrivals)) >= warmup
    mean_wait = np.average(s - arrivals, weights=later)
    p_wait = np.average(f > 0, weights=later)
    busy = (srv[:, None] == np.arange(c)).T @ services / T
    number = [int(np.sum(arrivals <= t) - np.sum(d <= t)) for t in times]
    return {
        "mean_wait": mean_wait,
        "p_wait": p_wait,
        "mean_number": (d - arrivals).sum() / T,
        "busy": busy,
        "number": np.array(number),
    }
