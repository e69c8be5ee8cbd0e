# the catch is computed from the stock at the beginning of the year, but taken from the grown stock
def harvested_logistic(n0, r, K, effort, refuge, steps):
    stocks = [n0]
    catches = []
    for year in range(steps):
        now = stocks[-1]
        grown = np.clip(now + r * now * (1 - now / K), 0, None)
        surplus = np.clip(now - refuge, 0, None)
        c = effort * surplus
        catches.append(c)
        stocks.append(grown - c)
    n = np.array(stocks).T
    catch = np.array(catches).T
    ry = catch.mean(axis=1) / (r * K / 4)
    return n, catch, ry, np.sum(catch == 0, axis=1), n[:, -1] < K / 2
