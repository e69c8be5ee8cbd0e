# what is sent is not limited by the receiver's window
def tcp_window(events, rtt, ssthresh, rwnd):
    def after_round(w, s, e):
        if e == 0:
            return (min(2 * w, s), s) if w < s else (w + 1, s)
        half = max(w / 2, 2.0)
        return (half, half) if e == 1 else (1.0, half)

    state = (1.0, ssthresh)
    track = []
    for e in events:
        track.append(state)
        state = after_round(*state, e)
    cwnd, thresholds = np.array(track).T
    return cwnd, thresholds, np.einsum("i,i->", cwnd, (events == 0).astype(float)) / rtt.sum()
