# cwnd and thresholds are recorded after the event of the round instead of before, one round too early
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    w, s = 1.0, ssthresh
    for i in range(n):
        if events[i] == 0:
            w = min(2 * w, s) if w < s else w + 1
        elif events[i] == 1:
            s = max(w / 2, 2.0)
            w = s
        elif events[i] == 2:
            s = max(w / 2, 2.0)
            w = 1.0
        cwnd[i] = w
        thresholds[i] = s
    sent = np.minimum(cwnd, rwnd)
    return cwnd, thresholds, np.sum(sent[events == 0]) / np.sum(rtt)
