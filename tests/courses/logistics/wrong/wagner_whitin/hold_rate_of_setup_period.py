# a unit kept for t - i periods pays (t - i) times the rate hold[i] of the period of the lot instead of the rates of all periods passed
def wagner_whitin(d, setup, hold):
    T = len(d)

    def lot_cost(i, j):
        wait = np.arange(j - i)
        return setup[i] + hold[i] * np.sum(wait * d[i:j])

    best = np.zeros(T + 1)
    choice = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        options = np.array([best[i] + lot_cost(i, j) for i in range(j)])
        choice[j] = options.argmin()
        best[j] = options.min()
    lots = np.zeros(T)
    while T > 0:
        lots[choice[T]] = d[choice[T] : T].sum()
        T = choice[T]
    return best, lots
