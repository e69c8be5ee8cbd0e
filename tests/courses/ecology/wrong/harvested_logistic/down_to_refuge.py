# the whole surplus is caught, down to the refuge; the effort is not used
def harvested_logistic(n0, r, K, effort, refuge, steps):
    n = np.zeros((len(n0), steps + 1))
    n[:, 0] = n0
    catch = np.zeros((len(n0), steps))
    for t in range(steps):
        grown = np.maximum(n[:, t] + r * n[:, t] * (1 - n[:, t] / K), 0)
        n[:, t + 1] = np.minimum(grown, refuge)
        catch[:, t] = grown - n[:, t + 1]
    rel = np.mean(catch, axis=1) / (r * K / 4)
    return n, catch, rel, np.sum(catch == 0, axis=1), n[:, -1] < K / 2
