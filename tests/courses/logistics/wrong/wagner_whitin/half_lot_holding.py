# holding is charged for half of what is kept, as if the stock went down evenly (the 1/2 of the average stock)
def wagner_whitin(d, setup, hold):
    T = len(d)
    best, origin = np.zeros(T + 1), np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        costs = np.zeros(j)
        for i in range(j):
            stock = d[i:j][::-1].cumsum()[::-1]
            end_stock = np.append(stock[1:], 0.0)
            costs[i] = best[i] + setup[i] + (hold[i:j] * end_stock / 2).sum()
        origin[j] = costs.argmin()
        best[j] = costs.min()
    lots = np.zeros(T)
    j = T
    while j > 0:
        lots[origin[j]] = d[origin[j] : j].sum()
        j = origin[j]
    return best, lots
