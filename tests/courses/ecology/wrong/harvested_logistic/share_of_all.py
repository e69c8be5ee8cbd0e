# where the stock is above the refuge, the effort is applied to the whole stock, not to the surplus above the refuge
def harvested_logistic(n0, r, K, effort, refuge, steps):
    m = len(n0)
    n = np.empty((m, steps + 1))
    catch = np.empty((m, steps))
    n[:, 0] = n0
    for t in range(steps):
        for i in range(m):
            g = n[i, t] + r[i] * n[i, t] * (1 - n[i, t] / K[i])
            g = max(g, 0)
            if g > refuge[i]:
                catch[i, t] = effort * g
            else:
                catch[i, t] = 0
            n[i, t + 1] = g - catch[i, t]
    closed = np.array([sum(c == 0 for c in row) for row in catch])
    return n, catch, catch.mean(axis=1) / (0.25 * r * K), closed, n[:, steps] < 0.5 * K
