# the maximum sustainable yield is taken as r K / 2 instead of r K / 4
def harvested_logistic(n0, r, K, effort, refuge, steps):
    n = np.zeros((len(n0), steps + 1))
    catch = np.zeros((len(n0), steps))
    n[:, 0] = n0
    for t in range(steps):
        g = np.maximum(n[:, t] * (1 + r - r * n[:, t] / K), 0)
        c = np.maximum(g - refuge, 0) * effort
        catch[:, t], n[:, t + 1] = c, g - c
    best = r * K / 2
    return n, catch, catch.mean(axis=1) / best, np.sum(catch == 0, axis=1), n[:, -1] < K / 2
