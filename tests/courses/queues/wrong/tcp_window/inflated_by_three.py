# after three duplicate acknowledgments the window is the new threshold plus 3 instead of the threshold
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    window, limit = 1.0, ssthresh
    for i in range(n):
        cwnd[i], thresholds[i] = window, limit
        match int(events[i]):
            case 0:
                window = min(2 * window, limit) if window < limit else window + 1
            case 1:
                limit = max(window / 2, 2.0)
                window = limit + 3
            case 2:
                limit = max(window / 2, 2.0)
                window = 1.0
    sent = np.minimum(cwnd, rwnd)
    return cwnd, thresholds, np.sum(sent[events == 0]) / np.sum(rtt)
