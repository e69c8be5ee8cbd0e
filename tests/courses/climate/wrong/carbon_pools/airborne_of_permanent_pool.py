# the airborne fraction looks at the growth of the first pool alone instead of the sum of all
def carbon_pools(E, share, rate, start, dt):
    pools = np.zeros((len(share), len(E) + 1))
    pools[:, 0] = start
    for k in range(len(E)):
        pools[:, k + 1] = np.exp(-rate * dt) * pools[:, k] + np.exp(-rate * dt / 2) * share * E[k] * dt
    co2 = CO2_PRE + np.sum(pools, axis=0) / GTC_PER_PPM
    forcing = ALPHA * np.log(co2 / CO2_PRE)
    airborne = np.zeros(len(E))
    for k in np.flatnonzero(E > 0):
        airborne[k] = (pools[0, k + 1] - pools[0, k]) / (E[k] * dt)
    return {"pools": pools, "co2": co2, "forcing": forcing, "airborne": airborne}
