# only lots that cover one or two periods are compared, longer ones are never looked at
def wagner_whitin(d, setup, hold):
    T = len(d)
    best = np.zeros(T + 1)
    origin = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        single = best[j - 1] + setup[j - 1]
        best[j], origin[j] = single, j - 1
        if j >= 2:
            double = best[j - 2] + setup[j - 2] + hold[j - 2] * d[j - 1]
            if double < single:
                best[j], origin[j] = double, j - 2
    lots = np.zeros(T)
    j = T
    while j > 0:
        i = origin[j]
        lots[i] = d[i:j].sum()
        j = i
    return best, lots
