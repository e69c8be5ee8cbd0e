# slow start is always compared with the first threshold ssthresh instead of the current one
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    window = 1.0
    limit = ssthresh
    for i in range(n):
        cwnd[i] = window
        thresholds[i] = limit
        if events[i] == 0 and window < ssthresh:
            window = min(2 * window, ssthresh)
        elif events[i] == 0:
            window = window + 1
        else:
            limit = max(window / 2, 2.0)
            window = limit if events[i] == 1 else 1.0
    sent = np.minimum(cwnd, rwnd)
    return cwnd, thresholds, np.sum(sent[events == 0]) / np.sum(rtt)
