# three duplicate acknowledgments halve the window but leave the threshold as it was
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    w, s = 1.0, ssthresh
    for i in range(n):
        cwnd[i] = w
        thresholds[i] = s
        if events[i] == 2:
            s = max(w / 2, 2.0)
            w = 1.0
        elif events[i] == 1:
            w = max(w / 2, 2.0)
        elif w < s:
            w = min(2 * w, s)
        else:
            w = w + 1
    ok = np.flatnonzero(events == 0)
    return cwnd, thresholds, np.minimum(cwnd, rwnd)[ok].sum() / rtt.sum()
