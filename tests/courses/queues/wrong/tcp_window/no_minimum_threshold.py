# the threshold is half of the window without the minimum of 2
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd = np.zeros(n)
    ss = np.zeros(n)
    cwnd[0] = 1
    ss[0] = ssthresh
    for i in range(n - 1):
        c, s = cwnd[i], ss[i]
        if events[i] == 0 and c < s:
            cwnd[i + 1] = min(2 * c, s)
            ss[i + 1] = s
        elif events[i] == 0:
            cwnd[i + 1] = c + 1
            ss[i + 1] = s
        else:
            ss[i + 1] = c / 2
            cwnd[i + 1] = ss[i + 1] if events[i] == 1 else 1
    out = np.minimum(cwnd, rwnd)
    return cwnd, ss, out[events == 0].sum() / rtt.sum()
