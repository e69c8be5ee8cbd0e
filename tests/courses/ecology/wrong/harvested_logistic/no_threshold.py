# there is no threshold: effort times (grown - refuge) is caught everywhere, negative where the stock is below the refuge
def harvested_logistic(n0, r, K, effort, refuge, steps):
    n = n0.reshape(-1, 1)
    catch = np.zeros((len(n0), 0))
    for _ in range(steps):
        last = n[:, -1]
        g = np.maximum(0, last * (1 + r * (1 - last / K)))
        c = effort * (g - refuge)
        catch = np.hstack([catch, c[:, None]])
        n = np.hstack([n, (g - c)[:, None]])
    rel = catch.mean(axis=1) / (r * K / 4)
    return n, catch, rel, (catch == 0).sum(axis=1), n[:, -1] < K / 2
