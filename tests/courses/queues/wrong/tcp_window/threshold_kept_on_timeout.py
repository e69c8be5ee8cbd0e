# a timeout does not change the threshold, only duplicate acknowledgments do
def tcp_window(events, rtt, ssthresh, rwnd):
    windows, limits = [1.0], [ssthresh]
    for ev in events[:-1]:
        w, l = windows[-1], limits[-1]
        if ev == 0:
            windows.append(min(2 * w, l) if w < l else w + 1)
            limits.append(l)
        elif ev == 1:
            limits.append(max(w / 2, 2.0))
            windows.append(limits[-1])
        else:
            limits.append(l)
            windows.append(1.0)
    windows, limits = np.array(windows), np.array(limits)
    return windows, limits, np.sum(np.minimum(windows, rwnd) * (events == 0)) / np.sum(rtt)
