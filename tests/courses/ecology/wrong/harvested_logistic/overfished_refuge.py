# overfished compares the end with the refuge level instead of half of K
def harvested_logistic(n0, r, K, effort, refuge, steps):
    def one_year(stock):
        stock = np.maximum(stock * (1 + r * (1 - stock / K)), 0)
        caught = effort * np.maximum(stock - refuge, 0)
        return stock - caught, caught

    stock = n0
    B = np.zeros((len(n0), steps + 1))
    Y = np.zeros((len(n0), steps))
    B[:, 0] = stock
    for k in range(steps):
        stock, Y[:, k] = one_year(stock)
        B[:, k + 1] = stock
    msy = 0.25 * r * K
    return B, Y, Y.sum(axis=1) / (steps * msy), (Y == 0).sum(axis=1), stock < refuge
