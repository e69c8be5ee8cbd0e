# the throughput counts what is sent in rounds with a loss as delivered, too
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    window, limit = 1.0, ssthresh
    delivered = 0.0
    for i in range(n):
        cwnd[i], thresholds[i] = window, limit
        delivered += min(window, rwnd)
        if events[i] == 1:
            limit = max(window / 2, 2.0)
            window = limit
        elif events[i] == 2:
            limit = max(window / 2, 2.0)
            window = 1.0
        elif window < limit:
            window = min(2 * window, limit)
        else:
            window += 1.0
    return cwnd, thresholds, delivered / np.sum(rtt)
