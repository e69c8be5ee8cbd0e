# the warm-up customers are not left out of mean_wait and p_wait
def queue_statistics(arrivals, services, c, warmup, times):
    begin, end, who, seen = simulate_queue(arrivals, services, c)
    T = end.max()
    busy = np.zeros(c)
    for j in range(c):
        busy[j] = services[who == j].sum() / T
    number = np.array([np.sum((arrivals <= t) & (end > t)) for t in times])
    return {
        "mean_wait": (begin - arrivals).mean(),
        "p_wait": (seen >= c).mean(),
        "mean_number": (end - arrivals).sum() / T,
        "busy": busy,
        "number": number,
    }
