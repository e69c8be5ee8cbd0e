# the forcing is relative to the concentration at the start instead of to the one before industry
def carbon_pools(E, share, rate, start, dt):
    pools = np.zeros((len(share), len(E) + 1))
    pools[:, 0] = start
    for k in range(len(E)):
        pools[:, k + 1] = pools[:, k] * np.exp(-rate * dt) + share * E[k] * dt * np.exp(-rate * dt / 2)
    carbon = pools.sum(axis=0)
    co2 = CO2_PRE + carbon / GTC_PER_PPM
    reference = co2[0]
    forcing = ALPHA * np.log(co2 / reference)
    airborne = np.where(E > 0, (carbon[1:] - carbon[:-1]) / (E * dt), 0.0)
    return {"pools": pools, "co2": co2, "forcing": forcing, "airborne": airborne}
