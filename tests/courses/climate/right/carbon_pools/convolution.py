# no recursion: each emission decays from its own middle, summed with einsum
def carbon_pools(E, share, rate, start, dt):
    t = len(E)
    at = np.arange(t + 1)[:, None] * dt
    middle = (np.arange(t)[None, :] + 0.5) * dt
    age = at - middle
    kernel = np.where(age > 0, np.exp(-rate[:, None, None] * np.maximum(age, 0)), 0.0)
    pools = start[:, None] * np.exp(-np.outer(rate, at[:, 0])) + np.einsum("p,pki,i->pk", share, kernel, E) * dt
    total = np.einsum("pk->k", pools)
    co2 = CO2_PRE + total / GTC_PER_PPM
    airborne = np.where(E > 0, (total[1:] - total[:-1]) / (E * dt), 0.0)
    return {"pools": pools, "co2": co2, "forcing": ALPHA * np.log(co2 / CO2_PRE), "airborne": airborne}
