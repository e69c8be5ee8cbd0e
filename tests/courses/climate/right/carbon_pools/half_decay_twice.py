# decays by half a step, emits, decays by another half; scalars in loops over the pools
def carbon_pools(E, share, rate, start, dt):
    pools = np.zeros((len(share), len(E) + 1))
    for i, (a, r, m) in enumerate(zip(share, rate, start)):
        pools[i, 0] = m
        half = np.exp(-r * dt / 2)
        for k, e in enumerate(E):
            m = (m * half + a * e * dt) * half
            pools[i, k + 1] = m
    co2 = np.array([CO2_PRE + sum(c) / GTC_PER_PPM for c in pools.T])
    airborne = []
    for k, e in enumerate(E):
        airborne.append((co2[k + 1] - co2[k]) * GTC_PER_PPM / (e * dt) if e > 0 else 0.0)
    return {"pools": pools, "co2": co2, "forcing": ALPHA * np.log(co2 / CO2_PRE), "airborne": np.array(airborne)}
