# there is no slow start, the window grows by one in every round without loss
def tcp_window(events, rtt, ssthresh, rwnd):
    w, s = 1.0, ssthresh
    hist = []
    for e in events:
        hist.append((w, s))
        if e == 0:
            w += 1
        else:
            s = max(w / 2, 2.0)
            w = s if e == 1 else 1.0
    hist = np.array(hist)
    sent = np.where(events == 0, np.minimum(hist[:, 0], rwnd), 0)
    return hist[:, 0], hist[:, 1], sent.sum() / rtt.sum()
