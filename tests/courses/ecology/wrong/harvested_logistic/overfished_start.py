# overfished compares the stock at the start with half of K, not the stock at the end
def harvested_logistic(n0, r, K, effort, refuge, steps):
    results = []
    yields = []
    for i in range(len(n0)):
        path = [n0[i]]
        got = []
        for t in range(steps):
            s = path[-1] + r[i] * path[-1] * (1 - path[-1] / K[i])
            s = s if s > 0 else 0.0
            c = effort * (s - refuge[i]) if s > refuge[i] else 0.0
            got.append(c)
            path.append(s - c)
        results.append(path)
        yields.append(got)
    n, catch = np.array(results), np.array(yields)
    return n, catch, catch.mean(axis=1) / (r * K / 4), np.sum(catch == 0, axis=1), n[:, 0] < K / 2
