# after a loss the threshold is half of the old threshold instead of half of the window
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    window, limit = 1.0, ssthresh
    for i in range(n):
        cwnd[i], thresholds[i] = window, limit
        if events[i] > 0:
            limit = max(limit / 2, 2.0)
            window = limit if events[i] == 1 else 1.0
        elif window < limit:
            window = min(2 * window, limit)
        else:
            window += 1
    sent = np.minimum(cwnd, rwnd)
    return cwnd, thresholds, sent[events == 0].sum() / rtt.sum()
