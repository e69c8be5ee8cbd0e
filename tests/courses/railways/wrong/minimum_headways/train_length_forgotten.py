# let a block end with the train's head instead of its tail, without the time for its length
def minimum_headways(run, speed, length, order, period):
    t, b = run.shape
    headway = np.zeros((t, t))
    head = np.zeros((t, b + 1))
    head[:, 1:] = np.cumsum(run, axis=1)
    for i in range(t):
        for j in range(t):
            best = -1e9
            for q in range(b):
                until = head[i, q + 1] + RELEASE
                since = head[j, q - 1] if q > 0 else head[j, 0]
                best = max(best, until - (since - SETUP))
            headway[i, j] = best
    occ = 0
    for q in range(len(order)):
        nxt = order[0] if q == len(order) - 1 else order[q + 1]
        occ += headway[order[q], nxt]
    occ = 100 * occ / period
    return headway, occ, occ <= SATURATED
