# from loss to loss: each stretch without loss is filled with min of powers of two and a line
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    cwnd, thresholds = np.zeros(n), np.zeros(n)
    ends = [int(e) for e in np.flatnonzero(events > 0)]
    begin, w, s = 0, 1.0, float(ssthresh)
    for end in ends + [n - 1]:
        if end < begin:
            break
        steps = np.arange(end - begin + 1)
        if w >= s:
            stretch = w + steps
        else:
            k = int(np.ceil(np.log2(s / w) - 1e-12))
            stretch = np.where(steps < k, w * 2.0**steps, s + (steps - k))
        cwnd[begin:end + 1] = stretch
        thresholds[begin:end + 1] = s
        last = stretch[-1]
        s = max(last / 2, 2.0)
        w = s if events[end] == 1 else 1.0
        begin = end + 1
    throughput = np.sum(np.minimum(cwnd, rwnd) * (events == 0)) / np.sum(rtt)
    return cwnd, thresholds, throughput
