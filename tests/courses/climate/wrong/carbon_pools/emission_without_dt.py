# what is emitted in a step is taken as E, not as E times dt, in the pools
def carbon_pools(E, share, rate, start, dt):
    pools = [start]
    for emission in E:
        before = pools[-1] * np.exp(-rate * dt)
        fresh = share * emission * np.exp(-rate * dt / 2)
        pools.append(before + fresh)
    pools = np.array(pools).T
    burden = pools.sum(axis=0)
    co2 = CO2_PRE + burden / GTC_PER_PPM
    airborne = np.zeros(len(E))
    for k, emission in enumerate(E):
        if emission > 0:
            airborne[k] = (burden[k + 1] - burden[k]) / (emission * dt)
    return {"pools": pools, "co2": co2, "forcing": ALPHA * np.log(co2 / CO2_PRE), "airborne": airborne}
