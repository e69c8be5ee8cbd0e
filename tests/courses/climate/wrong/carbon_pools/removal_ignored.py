# negative emissions are set to 0 before they reach the pools
def carbon_pools(E, share, rate, start, dt):
    E = np.maximum(E, 0)
    pools = np.zeros((len(share), len(E) + 1))
    pools[:, 0] = start
    for k in range(len(E)):
        pools[:, k + 1] = pools[:, k] * np.exp(-rate * dt) + share * E[k] * dt * np.exp(-rate * dt / 2)
    total = np.sum(pools, 0)
    co2 = CO2_PRE + total / GTC_PER_PPM
    airborne = np.zeros(len(E))
    for k in range(len(E)):
        if E[k] > 0:
            airborne[k] = (total[k + 1] - total[k]) / (E[k] * dt)
    return {"pools": pools, "co2": co2, "forcing": ALPHA * np.log(co2 / CO2_PRE), "airborne": airborne}
