# the congestion window itself is limited to rwnd, not only what is sent
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    window, limit = 1.0, ssthresh
    for i in range(n):
        window = min(window, rwnd)
        cwnd[i], thresholds[i] = window, limit
        if events[i] > 0:
            limit = max(window / 2, 2.0)
            window = limit if events[i] == 1 else 1.0
        elif window < limit:
            window = min(2 * window, limit)
        else:
            window = window + 1
    return cwnd, thresholds, np.sum(cwnd[events == 0]) / np.sum(rtt)
