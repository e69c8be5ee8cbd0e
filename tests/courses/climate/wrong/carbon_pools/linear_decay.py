# the old carbon decays by the factor 1 - rate dt (an Euler step) instead of exp(-rate dt)
def carbon_pools(E, share, rate, start, dt):
    keep = 1 - rate * dt
    keep_new = np.exp(-rate * dt / 2)
    pools = np.zeros((len(rate), len(E) + 1))
    pools[:, 0] = start
    for k in range(len(E)):
        pools[:, k + 1] = keep * pools[:, k] + keep_new * share * dt * E[k]
    tot = np.sum(pools, axis=0)
    co2 = CO2_PRE + tot / GTC_PER_PPM
    rf = ALPHA * (np.log(co2) - np.log(CO2_PRE))
    ok = E > 0
    af = np.zeros(len(E))
    af[ok] = np.diff(tot)[ok] / E[ok] / dt
    return {"pools": pools, "co2": co2, "forcing": rf, "airborne": af}
