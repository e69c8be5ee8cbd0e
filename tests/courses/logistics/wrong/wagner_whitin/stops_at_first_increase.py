# going back over i, the search stops at the first i that costs more than the one before instead of looking at all i
def wagner_whitin(d, setup, hold):
    T = len(d)
    best = np.zeros(T + 1)
    origin = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        best[j] = np.inf
        for i in reversed(range(j)):
            c = best[i] + setup[i] + sum(d[t] * hold[i:t].sum() for t in range(i, j))
            if c >= best[j]:
                break
            best[j], origin[j] = c, i
    lots = np.zeros(T)
    j = T
    while j > 0:
        i = origin[j]
        lots[i] = d[i:j].sum()
        j = i
    return best, lots
