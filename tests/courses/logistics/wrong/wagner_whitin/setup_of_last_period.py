# the setup cost is that of the last period that the lot covers, setup[j-1], instead of that of the period in which it is made
def wagner_whitin(d, setup, hold):
    T = len(d)
    H = np.concatenate(([0.0], np.cumsum(hold)))
    best, arg = np.zeros(T + 1), np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        vals = np.zeros(j)
        for i in range(j):
            vals[i] = best[i] + setup[j - 1] + np.dot(d[i:j], H[i:j] - H[i])
        arg[j] = vals.argmin()
        best[j] = vals[arg[j]]
    lots = np.zeros(T)
    j = T
    while j > 0:
        k = arg[j]
        lots[k] = d[k:j].sum()
        j = k
    return best, lots
