# two mistakes: holding is charged also for the period in which a unit is used, and a lot leaves out the demand of the last period that it covers
def wagner_whitin(d, setup, hold):
    T = len(d)
    cum = np.cumsum(hold)
    best = np.zeros(T + 1)
    origin = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        tab = []
        for i in range(j):
            before = cum[i - 1] if i > 0 else 0.0
            tab.append(best[i] + setup[i] + np.dot(d[i:j], cum[i:j] - before))
        origin[j] = np.argmin(tab)
        best[j] = tab[origin[j]]
    lots = np.zeros(T)
    j = T
    while j > 0:
        i = origin[j]
        lots[i] = d[i : j - 1].sum()
        j = i
    return best, lots
