# two mistakes: the window goes back to 1 after duplicate acknowledgments, and the rounds with a loss count as delivered
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    w, s = 1.0, ssthresh
    for i in range(n):
        cwnd[i], thresholds[i] = w, s
        if events[i] == 0:
            w = w + 1 if w >= s else min(2 * w, s)
        else:
            s = max(w / 2, 2.0)
            w = 1.0
    return cwnd, thresholds, np.minimum(cwnd, rwnd).sum() / rtt.sum()
