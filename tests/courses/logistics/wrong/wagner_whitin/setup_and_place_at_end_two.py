# two mistakes: the setup is that of the last period that the lot covers, and the lot is booked in that period too
def wagner_whitin(d, setup, hold):
    T = len(d)
    best = [0.0] * (T + 1)
    origin = [0] * (T + 1)
    for j in range(1, T + 1):
        best[j] = 1e18
        for i in range(j):
            c = best[i] + setup[j - 1]
            for t in range(i, j):
                c += d[t] * hold[i:t].sum()
            if c < best[j]:
                best[j], origin[j] = c, i
    lots = np.zeros(T)
    j = T
    while j > 0:
        lots[j - 1] = d[origin[j] : j].sum()
        j = origin[j]
    return np.array(best), lots
