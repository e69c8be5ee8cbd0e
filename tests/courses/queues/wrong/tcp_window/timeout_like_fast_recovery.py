# after a timeout the window is set to the new threshold, as after duplicate acknowledgments, instead of to 1
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    W, S = 1.0, ssthresh
    for i, ev in enumerate(events):
        cwnd[i], thresholds[i] = W, S
        if ev != 0:
            S = max(W / 2, 2.0)
            W = S
        elif W < S:
            W = min(2 * W, S)
        else:
            W += 1
    good = np.minimum(cwnd, rwnd) * (events == 0)
    return cwnd, thresholds, np.sum(good) / np.sum(rtt)
