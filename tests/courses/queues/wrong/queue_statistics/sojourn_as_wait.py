# mean_wait is the mean time in the system, up to the departure, instead of up to the start of service
def queue_statistics(arrivals, services, c, warmup, times):
    start, depart, server, found = simulate_queue(arrivals, services, c)
    in_system = depart - arrivals
    T = depart.max()
    stats = {}
    stats["mean_wait"] = in_system[warmup:].mean()
    stats["p_wait"] = (found[warmup:] >= c).mean()
    stats["mean_number"] = in_system.sum() / T
    stats["busy"] = np.bincount(server, services, c) / T
    stats["number"] = np.array([((arrivals <= t) & (depart > t)).sum() for t in times])
    return stats
