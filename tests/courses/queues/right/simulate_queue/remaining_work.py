# Kiefer-Wolfowitz: the work left at each server, relative to now, without clipping; the wait is its positive part
def simulate_queue(arrivals, services, c):
    gaps = np.diff(arrivals, prepend=0.0)
    left = np.zeros(c)
    wait = np.zeros(len(gaps))
    server = np.zeros(len(gaps), dtype=int)
    for i, gap in enumerate(gaps):
        left -= gap
        k = left.argmin()
        wait[i] = np.clip(left[k], 0.0, None)
        left[k] = wait[i] + services[i]
        server[i] = k
    start = arrivals + wait
    depart = arrivals + wait + services
    found = np.array([np.count_nonzero(depart[:i] > a) for i, a in enumerate(arrivals)])
    return start, depart, server, found
