# after three duplicate acknowledgments the window goes back to 1, as in TCP Tahoe, instead of to the new threshold
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    window, limit = 1.0, ssthresh
    for i in range(n):
        cwnd[i] = window
        thresholds[i] = limit
        if events[i] == 0:
            window = min(2 * window, limit) if window < limit else window + 1
        else:
            limit = max(window / 2, 2.0)
            window = 1.0
    mask = events == 0
    return cwnd, thresholds, np.minimum(cwnd[mask], rwnd).sum() / rtt.sum()
