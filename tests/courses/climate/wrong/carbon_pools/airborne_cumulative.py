# the airborne fraction is cumulative: all growth since the start divided by all emissions so far, instead of step by step
def carbon_pools(E, share, rate, start, dt):
    pools = np.zeros((len(share), len(E) + 1))
    pools[:, 0] = start
    for k in range(len(E)):
        pools[:, k + 1] = pools[:, k] * np.exp(-rate * dt) + share * E[k] * dt * np.exp(-rate * dt / 2)
    total = pools.sum(axis=0)
    co2 = CO2_PRE + total / GTC_PER_PPM
    emitted = np.cumsum(E) * dt
    airborne = np.zeros(len(E))
    mask = E > 0
    airborne[mask] = (total[1:] - total[0])[mask] / emitted[mask]
    return {"pools": pools, "co2": co2, "forcing": ALPHA * np.log(co2 / CO2_PRE), "airborne": airborne}
