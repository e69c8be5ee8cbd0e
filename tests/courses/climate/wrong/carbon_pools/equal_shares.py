# the emissions are split into equal parts among the pools, the shares are not used
def carbon_pools(E, share, rate, start, dt):
    p = len(rate)
    pools = np.zeros((p, len(E) + 1))
    pools[:, 0] = start
    for k in range(len(E)):
        for i in range(p):
            remaining = pools[i, k] * np.exp(-rate[i] * dt)
            added = E[k] * dt / p * np.exp(-rate[i] * dt / 2)
            pools[i, k + 1] = remaining + added
    total = pools.sum(axis=0)
    co2 = CO2_PRE + total / GTC_PER_PPM
    airborne = np.zeros(len(E))
    airborne[E > 0] = np.diff(total)[E > 0] / (E[E > 0] * dt)
    return {"pools": pools, "co2": co2, "forcing": ALPHA * np.log(co2 / CO2_PRE), "airborne": airborne}
