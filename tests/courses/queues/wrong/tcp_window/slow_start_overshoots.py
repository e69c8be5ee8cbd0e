# slow start doubles the window without stopping at the threshold
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cw = np.zeros(n)
    th = np.zeros(n)
    w = 1.0
    s = ssthresh
    for t in range(n):
        cw[t] = w
        th[t] = s
        if events[t] == 0:
            if w < s:
                w = w * 2
            else:
                w = w + 1
        elif events[t] == 1:
            s = max(w / 2, 2)
            w = s
        else:
            s = max(w / 2, 2)
            w = 1.0
    ok = events == 0
    return cw, th, np.minimum(cw, rwnd)[ok].sum() / rtt.sum()
