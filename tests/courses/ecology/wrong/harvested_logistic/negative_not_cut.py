# the grown stock is not kept from falling below zero
def harvested_logistic(n0, r, K, effort, refuge, steps):
    m = len(n0)
    biomass = np.zeros((steps + 1, m))
    yields = np.zeros((steps, m))
    biomass[0] = n0
    for t in range(steps):
        for i in range(m):
            b = biomass[t, i]
            b = b + r[i] * b * (1 - b / K[i])
            if b > refuge[i]:
                yields[t, i] = effort * (b - refuge[i])
                b = b - yields[t, i]
            biomass[t + 1, i] = b
    ry = 4 * yields.mean(axis=0) / (r * K)
    return biomass.T, yields.T, ry, np.sum(yields == 0, axis=0), biomass[-1] < K / 2
