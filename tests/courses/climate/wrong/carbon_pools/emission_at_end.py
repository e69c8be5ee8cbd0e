# the new emission does not decay at all in its step
def carbon_pools(E, share, rate, start, dt):
    p, t = len(share), len(E)
    pools = np.zeros((p, t + 1))
    for i in range(p):
        pools[i, 0] = start[i]
        for k in range(t):
            pools[i, k + 1] = pools[i, k] * np.exp(-rate[i] * dt) + share[i] * E[k] * dt
    excess = np.sum(pools, axis=0)
    co2 = excess / GTC_PER_PPM + CO2_PRE
    forcing = ALPHA * np.log(co2 / CO2_PRE)
    emitted = E * dt
    airborne = np.where(E > 0, np.diff(excess) / emitted, 0.0)
    return {"pools": pools, "co2": co2, "forcing": forcing, "airborne": airborne}
