# there is no congestion avoidance, the window is doubled in every round without loss, also above the threshold
def tcp_window(events, rtt, ssthresh, rwnd):
    n = events.size
    cwnd = np.ones(n)
    thr = np.full(n, float(ssthresh))
    for i in range(1, n):
        if events[i - 1] == 0:
            cwnd[i] = 2 * cwnd[i - 1]
            thr[i] = thr[i - 1]
        else:
            thr[i] = max(cwnd[i - 1] / 2, 2)
            cwnd[i] = thr[i] if events[i - 1] == 1 else 1
    delivered = sum(min(c, rwnd) for c, e in zip(cwnd, events) if e == 0)
    return cwnd, thr, delivered / sum(rtt)
