# a table of the costs of all intervals first, then the recursion over its columns
def wagner_whitin(d, setup, hold):
    T = len(d)
    table = np.full((T, T + 1), np.inf)
    for i in range(T):
        rate, c = 0.0, setup[i]
        for t in range(i, T):
            c += rate * d[t]
            rate += hold[t]
            table[i, t + 1] = c
    F = np.zeros(T + 1)
    src = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        column = F[:T] + table[:, j]
        src[j] = column.argmin()
        F[j] = column.min()
    made = np.zeros(T)
    j = T
    while j:
        made[src[j]] = d[src[j] : j].sum()
        j = src[j]
    return F, made
