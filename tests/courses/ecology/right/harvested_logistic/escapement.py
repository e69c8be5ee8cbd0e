# the stock that is left is computed first (escapement), the catch is the difference to the grown stock, by masks
def harvested_logistic(n0, r, K, effort, refuge, steps):
    n = np.empty((steps + 1, len(n0)))
    catch = np.zeros((steps, len(n0)))
    closed = np.zeros(len(n0), int)
    n[0] = n0
    for t in range(steps):
        g = n[t] + r * n[t] - r * n[t] ** 2 / K
        g[g < 0] = 0
        shut = g <= refuge
        left = refuge + (1 - effort) * (g - refuge)
        left[shut] = g[shut]
        closed += shut
        catch[t] = g - left
        n[t + 1] = left
    return n.T, catch.T, np.mean(catch, axis=0) * 4 / (r * K), closed, np.less(2 * n[-1], K)
