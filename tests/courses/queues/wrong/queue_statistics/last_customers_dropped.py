# the last warmup customers are left out of mean_wait and p_wait instead of the first ones
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    keep = len(arrivals) - warmup
    horizon = depart.max()
    waits = (start - arrivals)[:keep]
    p = np.mean(found[:keep] >= c)
    busy = np.array([np.sum(services[server == s]) for s in range(c)]) / horizon
    inside = (arrivals[:, None] <= times) & (times < depart[:, None])
    return {
        "mean_wait": waits.mean(),
        "p_wait": p,
        "mean_number": np.sum(depart - arrivals) / horizon,
        "busy": busy,
        "number": inside.sum(axis=0),
    }
