# the two kinds of loss are exchanged: 1 is treated as a timeout and 2 as duplicate acknowledgments
def tcp_window(events, rtt, ssthresh, rwnd):
    TIMEOUT, DUP = 1, 2
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    window, limit = 1.0, ssthresh
    for i in range(n):
        cwnd[i], thresholds[i] = window, limit
        if events[i] == TIMEOUT:
            limit = max(window / 2, 2.0)
            window = 1.0
        elif events[i] == DUP:
            limit = max(window / 2, 2.0)
            window = limit
        elif window < limit:
            window = min(2 * window, limit)
        else:
            window = window + 1
    sent = np.minimum(cwnd, rwnd)
    return cwnd, thresholds, np.sum(sent[events == 0]) / np.sum(rtt)
