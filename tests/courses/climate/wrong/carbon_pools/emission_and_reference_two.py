# two mistakes: dt is missing where the emission enters the pools, and the forcing is relative to the start instead of to CO2_PRE
def carbon_pools(E, share, rate, start, dt):
    pools = np.zeros((len(share), len(E) + 1))
    pools[:, 0] = start
    for k in range(len(E)):
        pools[:, k + 1] = pools[:, k] * np.exp(-rate * dt) + share * E[k] * np.exp(-rate * dt / 2)
    burden = pools.sum(axis=0)
    co2 = CO2_PRE + burden / GTC_PER_PPM
    forcing = ALPHA * np.log(co2 / co2[0])
    airborne = np.where(E > 0, np.diff(burden) / (E * dt), 0.0)
    return {"pools": pools, "co2": co2, "forcing": forcing, "airborne": airborne}
