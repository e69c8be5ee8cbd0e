# a lot is booked in the last period that it covers instead of in the first one
def wagner_whitin(d, setup, hold):
    T = len(d)
    best, origin = [0.0], [0]
    for j in range(1, T + 1):
        candidates = []
        for i in range(j):
            r, h = 0.0, 0.0
            for t in range(i, j):
                h += d[t] * r
                r += hold[t]
            candidates.append((best[i] + setup[i] + h, i))
        value, i = min(candidates)
        best.append(value)
        origin.append(i)
    lots = np.zeros(T)
    j = T
    while j > 0:
        i = origin[j]
        lots[j - 1] = d[i:j].sum()
        j = i
    return np.array(best), lots
