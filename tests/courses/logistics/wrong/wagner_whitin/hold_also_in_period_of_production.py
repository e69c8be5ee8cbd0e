# holding is charged also for the period in which a unit is used: d[t] pays hold[i] to hold[t] instead of hold[i] to hold[t-1]
def wagner_whitin(d, setup, hold):
    T = len(d)
    F = [0.0]
    prev = [0]
    for j in range(1, T + 1):
        best_cost, best_i = float("inf"), None
        for i in range(j):
            c = F[i] + setup[i]
            for t in range(i, j):
                c += d[t] * hold[i : t + 1].sum()
            if c < best_cost:
                best_cost, best_i = c, i
        F.append(best_cost)
        prev.append(best_i)
    x = np.zeros(T)
    j = T
    while j > 0:
        x[prev[j]] = d[prev[j] : j].sum()
        j = prev[j]
    return np.array(F), x
