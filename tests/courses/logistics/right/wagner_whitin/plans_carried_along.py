# no going back: each best cost carries its plan along as a tuple of setup periods
def wagner_whitin(d, setup, hold):
    T = len(d)
    plans = [(0.0, ())]
    for j in range(1, T + 1):
        options = []
        for i in range(j):
            stock = [d[t + 1 : j].sum() for t in range(i, j)]
            options.append((plans[i][0] + setup[i] + float(np.dot(stock, hold[i:j])), plans[i][1] + (i,)))
        plans.append(min(options))
    periods = list(plans[T][1]) + [T]
    lots = np.zeros(T)
    for a, b in zip(periods[:-1], periods[1:]):
        lots[a] = np.sum(d[a:b])
    return np.array([c for c, _ in plans]), lots
