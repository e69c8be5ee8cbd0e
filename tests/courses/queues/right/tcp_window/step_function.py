# a helper gives the next state, states collected in a list of pairs
def next_state(w, s, event):
    if event == 0:
        return (min(w + w, s) if w < s else w + 1.0), s
    half = w / 2 if w > 4 else 2.0
    return {1: half, 2: 1.0}[int(event)], half

def tcp_window(events, rtt, ssthresh, rwnd):
    states = [(1.0, float(ssthresh))]
    for e in events[:-1]:
        states.append(next_state(*states[-1], e))
    cwnd, thresholds = np.array(states).T
    ok = (events == 0).astype(float)
    throughput = np.einsum("i,i->", ok, np.where(cwnd < rwnd, cwnd, rwnd)) / rtt.sum()
    return cwnd, thresholds, throughput
