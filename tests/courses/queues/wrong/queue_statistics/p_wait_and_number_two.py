# two mistakes: p_wait counts customers who find anybody in the system instead of all servers busy, and number counts only the waiting
def queue_statistics(arrivals, services, c, warmup, times):
    b, d, who, seen = simulate_queue(arrivals, services, c)
    end = d.max()
    number = []
    for t in times:
        line = (arrivals <= t) & (b > t)
        number.append(line.sum())
    busy = np.array([services[who == s].sum() for s in range(c)]) / end
    return {
        "mean_wait": (b[warmup:] - arrivals[warmup:]).mean(),
        "p_wait": (seen[warmup:] >= 1).mean(),
        "mean_number": (d - arrivals).sum() / end,
        "busy": busy,
        "number": np.array(number),
    }
