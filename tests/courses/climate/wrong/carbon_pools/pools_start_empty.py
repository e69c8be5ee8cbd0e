# the pools start empty, the carbon at the start is ignored
def carbon_pools(E, share, rate, start, dt):
    pools = np.zeros((len(share), len(E) + 1))
    for t in range(1, len(E) + 1):
        decayed = pools[:, t - 1] * np.exp(-rate * dt)
        pulse = E[t - 1] * dt * share
        pools[:, t] = decayed + pulse * np.exp(-rate * dt / 2)
    total = pools.sum(axis=0)
    co2 = CO2_PRE + total / GTC_PER_PPM
    forcing = ALPHA * np.log(co2 / CO2_PRE)
    airborne = np.where(E > 0, np.diff(total) / (E * dt), 0.0)
    return {"pools": pools, "co2": co2, "forcing": forcing, "airborne": airborne}
