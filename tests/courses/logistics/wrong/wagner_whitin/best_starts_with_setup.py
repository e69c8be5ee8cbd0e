# best[0] is setup[0] instead of 0, so that one more setup is counted in all costs
def wagner_whitin(d, setup, hold):
    T = len(d)
    best = np.zeros(T + 1)
    best[0] = setup[0]
    org = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        best[j] = np.inf
        for i in range(j - 1, -1, -1):
            c = best[i] + setup[i]
            for t in range(i, j):
                c += d[t] * np.sum(hold[i:t])
            if c < best[j]:
                best[j] = c
                org[j] = i
    lots = np.zeros(T)
    j = T
    while j > 0:
        lots[org[j]] = sum(d[org[j] : j])
        j = org[j]
    return best, lots
