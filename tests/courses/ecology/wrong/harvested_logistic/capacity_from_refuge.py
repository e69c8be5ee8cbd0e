# the growth uses the refuge in the place of the carrying capacity
def harvested_logistic(n0, r, K, effort, refuge, steps):
    m = len(n0)
    n = np.zeros((m, steps + 1))
    catch = np.zeros((m, steps))
    n[:, 0] = n0
    for t in range(steps):
        crowding = 1 - n[:, t] / refuge
        g = np.maximum(n[:, t] + r * n[:, t] * crowding, 0)
        catch[:, t] = np.where(g > refuge, effort * (g - refuge), 0)
        n[:, t + 1] = g - catch[:, t]
    return n, catch, catch.mean(axis=1) / (r * K / 4), np.sum(catch == 0, axis=1), n[:, -1] < K / 2
