# the holding rates are shifted by one period: d[t] pays hold[i+1] to hold[t] instead of hold[i] to hold[t-1]
def wagner_whitin(d, setup, hold):
    T = d.size
    best = np.full(T + 1, np.inf)
    best[0] = 0.0
    src = np.zeros(T + 1, int)
    for i in range(T):
        cost = best[i] + setup[i]
        rate = 0.0
        for t in range(i, T):
            if t > i:
                rate += hold[t]
            cost += rate * d[t]
            if cost < best[t + 1]:
                best[t + 1] = cost
                src[t + 1] = i
    lots = np.zeros(T)
    e = T
    while e:
        s = src[e]
        lots[s] = d[s:e].sum()
        e = s
    return best, lots
