# the refuge is added to the grown stock in the catch instead of taken away from it (a wrong sign)
def harvested_logistic(n0, r, K, effort, refuge, steps):
    pop = np.zeros((len(n0), steps + 1))
    take = np.zeros((len(n0), steps))
    pop[:, 0] = n0
    for t in range(steps):
        p = pop[:, t]
        p = p + r * p * (1 - p / K)
        p = np.maximum(p, 0)
        ok = p > refuge
        take[ok, t] = effort * (p[ok] + refuge[ok])
        pop[:, t + 1] = p - take[:, t]
    return pop, take, take.mean(axis=1) / (r * K / 4), (take == 0).sum(axis=1), pop[:, -1] < K / 2
