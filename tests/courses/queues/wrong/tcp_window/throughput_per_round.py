# the throughput is what was delivered for each round, divided by the number of rounds instead of by their time
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    window, limit = 1.0, ssthresh
    for i in range(n):
        cwnd[i], thresholds[i] = window, limit
        if events[i] > 0:
            limit = max(window / 2, 2.0)
            window = limit if events[i] == 1 else 1.0
        else:
            window = min(2 * window, limit) if window < limit else window + 1
    sent = np.minimum(cwnd, rwnd)
    sent[events > 0] = 0
    return cwnd, thresholds, sent.mean()
