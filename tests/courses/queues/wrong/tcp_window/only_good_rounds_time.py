# the throughput is divided by the time of the rounds without loss only instead of all rounds
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    window, limit = 1.0, ssthresh
    for i in range(n):
        cwnd[i], thresholds[i] = window, limit
        if events[i]:
            limit = max(window / 2, 2.0)
            window = [limit, 1.0][events[i] - 1]
        elif window < limit:
            window = min(2 * window, limit)
        else:
            window = window + 1
    good = events == 0
    throughput = np.sum(np.minimum(cwnd, rwnd)[good]) / np.sum(rtt[good])
    return cwnd, thresholds, throughput
