# the new threshold is half of what was sent, min(cwnd, rwnd), instead of half of cwnd
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    sent = np.zeros(n)
    window, limit = 1.0, ssthresh
    for i in range(n):
        cwnd[i], thresholds[i] = window, limit
        sent[i] = min(window, rwnd)
        if events[i] == 0:
            window = min(2 * window, limit) if window < limit else window + 1
        else:
            limit = max(sent[i] / 2, 2.0)
            window = limit if events[i] == 1 else 1.0
    return cwnd, thresholds, np.sum(sent[events == 0]) / np.sum(rtt)
