# the forcing is linear in the relative increase of CO2, without the logarithm
def carbon_pools(E, share, rate, start, dt):
    pools = np.zeros((len(share), len(E) + 1))
    co2 = np.zeros(len(E) + 1)
    forcing = np.zeros(len(E) + 1)
    airborne = np.zeros(len(E))
    pools[:, 0] = start
    for k in range(len(E) + 1):
        if k > 0:
            pools[:, k] = pools[:, k - 1] * np.exp(-rate * dt) + share * E[k - 1] * dt * np.exp(-rate * dt / 2)
            if E[k - 1] > 0:
                airborne[k - 1] = sum(pools[:, k] - pools[:, k - 1]) / (E[k - 1] * dt)
        co2[k] = CO2_PRE + sum(pools[:, k]) / GTC_PER_PPM
        forcing[k] = ALPHA * (co2[k] - CO2_PRE) / CO2_PRE
    return {"pools": pools, "co2": co2, "forcing": forcing, "airborne": airborne}
