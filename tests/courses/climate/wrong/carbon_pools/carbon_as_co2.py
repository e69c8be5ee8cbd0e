# the pools are taken for gigatonnes of CO2 and divided by 44/12 on the way to ppm
def carbon_pools(E, share, rate, start, dt):
    pools = np.empty((share.size, E.size + 1))
    pools[:, 0] = start
    fade, fade_new = np.exp(-rate * dt), np.exp(-rate * dt * 0.5)
    for k in range(E.size):
        pools[:, k + 1] = fade * pools[:, k] + fade_new * share * E[k] * dt
    mass = pools.sum(axis=0)
    mass_c = mass * 12 / 44
    co2 = CO2_PRE + mass_c / GTC_PER_PPM
    forcing = ALPHA * np.log(co2 / CO2_PRE)
    airborne = np.zeros(E.size)
    for k in range(E.size):
        airborne[k] = (mass[k + 1] - mass[k]) / (E[k] * dt) if E[k] > 0 else 0
    return {"pools": pools, "co2": co2, "forcing": forcing, "airborne": airborne}
