# two loops with plain numbers and if
def harvested_logistic(n0, r, K, effort, refuge, steps):
    m = len(n0)
    n = np.zeros((m, steps + 1))
    catch = np.zeros((m, steps))
    closed = np.zeros(m, dtype=int)
    over = np.zeros(m, dtype=bool)
    for i in range(m):
        n[i, 0] = n0[i]
        for t in range(steps):
            s = n[i, t] + r[i] * n[i, t] * (1 - n[i, t] / K[i])
            if s < 0:
                s = 0.0
            if s > refuge[i]:
                catch[i, t] = effort * (s - refuge[i])
            else:
                closed[i] += 1
            n[i, t + 1] = s - catch[i, t]
        over[i] = n[i, steps] < K[i] / 2
    return n, catch, 4 * catch.sum(axis=1) / (steps * r * K), closed, over
