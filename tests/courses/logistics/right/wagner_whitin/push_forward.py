# pushes costs forward from each period (shortest path), going back with a for loop
def wagner_whitin(d, setup, hold):
    T = len(d)
    best = [0.0] + [np.inf] * T
    parent = [None] * (T + 1)
    for i in range(T):
        for j in range(i + 1, T + 1):
            kept = sum(d[t] * sum(hold[s] for s in range(i, t)) for t in range(i, j))
            if best[i] + setup[i] + kept < best[j]:
                best[j] = best[i] + setup[i] + kept
                parent[j] = i
    lots = np.zeros(T)
    until = T
    for i in range(T - 1, -1, -1):
        if parent[until] == i:
            lots[i] = d[i:until].sum()
            until = i
    return np.array(best), lots
