# arrays that are filled one round ahead, the throughput summed up in the loop
def tcp_window(events, rtt, ssthresh, rwnd):
    n = len(events)
    c = np.empty(n + 1)
    s = np.empty(n + 1)
    c[0], s[0] = 1, ssthresh
    bytes_ok, time = 0.0, 0.0
    for t in range(n):
        time += rtt[t]
        s[t + 1] = s[t]
        if events[t] == 0:
            bytes_ok += min(c[t], rwnd)
            if c[t] >= s[t]:
                c[t + 1] = c[t] + 1
            else:
                c[t + 1] = 2 * c[t]
                if c[t + 1] > s[t]:
                    c[t + 1] = s[t]
        if events[t] == 1:
            s[t + 1] = max(2, c[t] / 2)
            c[t + 1] = s[t + 1]
        if events[t] == 2:
            s[t + 1] = max(2, c[t] / 2)
            c[t + 1] = 1
    return c[:n], s[:n], bytes_ok / time
