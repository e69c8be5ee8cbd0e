# the growth replaces the stock: r n (1 - n/K) alone, the stock itself is not added
def harvested_logistic(n0, r, K, effort, refuge, steps):
    def grow(stock):
        return np.maximum(r * stock * (1 - stock / K), 0)

    def fish(stock):
        return np.where(stock > refuge, effort * (stock - refuge), 0)

    n, catch = [n0], []
    for t in range(steps):
        g = grow(n[t])
        catch.append(fish(g))
        n.append(g - catch[t])
    n = np.stack(n, axis=1)
    catch = np.stack(catch, axis=1)
    return n, catch, catch.mean(axis=1) / (r * K / 4), (catch == 0).sum(axis=1), n[:, -1] < K / 2
