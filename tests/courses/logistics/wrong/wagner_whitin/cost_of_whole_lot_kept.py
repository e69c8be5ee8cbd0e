# in each period the whole lot is charged with holding, not what is left after the demands that were served
def wagner_whitin(d, setup, hold):
    T = len(d)
    best = np.zeros(T + 1)
    origin = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        costs = []
        for i in range(j):
            lot = d[i:j].sum()
            costs.append(best[i] + setup[i] + lot * hold[i : j - 1].sum())
        origin[j] = np.argmin(costs)
        best[j] = np.min(costs)
    lots = np.zeros(T)
    j = T
    while j > 0:
        i = origin[j]
        lots[i] = d[i:j].sum()
        j = i
    return best, lots
