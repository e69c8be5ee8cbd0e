# the first window is 2 instead of 1
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    cwnd[0], thresholds[0] = 2.0, ssthresh
    for i in range(1, n):
        w, s, e = cwnd[i - 1], thresholds[i - 1], events[i - 1]
        if e == 0:
            cwnd[i] = min(2 * w, s) if w < s else w + 1
            thresholds[i] = s
        else:
            thresholds[i] = max(w / 2, 2.0)
            cwnd[i] = thresholds[i] if e == 1 else 1.0
    sent = np.minimum(cwnd, rwnd)
    return cwnd, thresholds, np.sum(sent[events == 0]) / np.sum(rtt)
