# the throughput is the mean of the rounds' own throughputs instead of all that was delivered divided by all the time
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    w, s = 1.0, ssthresh
    for i in range(n):
        cwnd[i], thresholds[i] = w, s
        if events[i] == 0:
            w = min(2 * w, s) if w < s else w + 1
        else:
            s = max(w / 2, 2.0)
            w = s if events[i] == 1 else 1.0
    got = np.where(events == 0, np.minimum(cwnd, rwnd), 0.0)
    return cwnd, thresholds, np.mean(got / rtt)
