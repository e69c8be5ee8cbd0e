# the accumulated holding rate is not set back to 0 for the next i, so that later lots begin with the rates of the earlier ones
def wagner_whitin(d, setup, hold):
    T = len(d)
    best = np.zeros(T + 1)
    origin = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        best[j] = np.inf
        rate = 0.0
        for i in range(j):
            c = best[i] + setup[i]
            for t in range(i, j):
                c += d[t] * rate
                rate += hold[t]
            if c < best[j]:
                best[j] = c
                origin[j] = i
    lots = np.zeros(T)
    j = T
    while j > 0:
        lots[origin[j]] = d[origin[j] : j].sum()
        j = origin[j]
    return best, lots
