# the cost of the periods before the lot, best[i], is not added
def wagner_whitin(d, setup, hold):
    T = len(d)
    cum = np.cumsum(hold) - hold
    best = np.zeros(T + 1)
    start = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        cost = np.array([setup[i] + np.sum(d[i:j] * (cum[i:j] - cum[i])) for i in range(j)])
        start[j] = np.argmin(cost)
        best[j] = cost[start[j]]
    lots = np.zeros(T)
    end = T
    while end > 0:
        lots[start[end]] = np.sum(d[start[end] : end])
        end = start[end]
    return best, lots
