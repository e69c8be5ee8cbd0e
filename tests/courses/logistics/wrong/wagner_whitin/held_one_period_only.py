# every unit of a lot is kept for one period at most: d[t] pays only hold[t-1] instead of the sum from hold[i] to hold[t-1]
def wagner_whitin(d, setup, hold):
    T = len(d)
    best = np.zeros(T + 1)
    origin = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        costs = []
        for i in range(j):
            holding = 0
            for t in range(i + 1, j):
                holding += d[t] * hold[t - 1]
            costs.append(best[i] + setup[i] + holding)
        origin[j] = int(np.argmin(costs))
        best[j] = min(costs)
    lots = np.zeros(T)
    end = T
    while end > 0:
        lots[origin[end]] = d[origin[end] : end].sum()
        end = origin[end]
    return best, lots
