# after three duplicate acknowledgments the window is set to the threshold before that is halved
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    w, th = 1.0, ssthresh
    for i in range(n):
        cwnd[i], thresholds[i] = w, th
        if events[i] == 1:
            old = w
            w = th
            th = max(old / 2, 2.0)
        elif events[i] == 2:
            th = max(w / 2, 2.0)
            w = 1.0
        else:
            w = min(2 * w, th) if w < th else w + 1
    return cwnd, thresholds, np.sum(np.minimum(cwnd, rwnd)[events == 0]) / np.sum(rtt)
