# the growth is exponential, the factor 1 - n/K is missing
def harvested_logistic(n0, r, K, effort, refuge, steps):
    m = len(n0)
    n = np.zeros((m, steps + 1))
    h = np.zeros((m, steps))
    n[:, 0] = n0
    for t in range(steps):
        g = n[:, t] + r * n[:, t]
        h[:, t] = effort * np.maximum(g - refuge, 0)
        n[:, t + 1] = g - h[:, t]
    MSY = r * K / 4
    rel = np.mean(h, axis=1) / MSY
    closed = np.sum(h == 0, axis=1)
    over = n[:, -1] < K / 2
    return n, h, rel, closed, over
