# the setup of period 0 is not charged
def wagner_whitin(d, setup, hold):
    T = len(d)
    best = np.zeros(T + 1)
    pred = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        best[j] = np.inf
        for i in range(j):
            keep = sum(d[t] * sum(hold[i:t]) for t in range(i, j))
            if i == 0:
                value = keep
            else:
                value = best[i] + setup[i] + keep
            if value < best[j]:
                best[j], pred[j] = value, i
    lots = np.zeros(T)
    stop = T
    while stop > 0:
        go = pred[stop]
        lots[go] = np.sum(d[go:stop])
        stop = go
    return best, lots
