# each year's growth is computed from the start n0, and added to the current stock
def harvested_logistic(n0, r, K, effort, refuge, steps):
    n = np.zeros((len(n0), steps + 1))
    catch = np.zeros((len(n0), steps))
    n[:, 0] = n0
    increment = r * n0 * (1 - n0 / K)
    for t in range(steps):
        grown = np.maximum(n[:, t] + increment, 0)
        c = effort * np.maximum(grown - refuge, 0)
        n[:, t + 1] = grown - c
        catch[:, t] = c
    return n, catch, catch.mean(axis=1) / (r * K / 4), np.sum(catch == 0, axis=1), n[:, -1] < K / 2
