# each pool gets all of the emission instead of its share
def carbon_pools(E, share, rate, start, dt):
    def step(R, e):
        return R * np.exp(-rate * dt) + e * dt * np.exp(-rate * dt / 2)

    pools = np.zeros((len(share), len(E) + 1))
    pools[:, 0] = start
    for k in range(len(E)):
        pools[:, k + 1] = step(pools[:, k], E[k])
    total = pools.sum(axis=0)
    co2 = CO2_PRE + total / GTC_PER_PPM
    out = {"pools": pools, "co2": co2}
    out["forcing"] = ALPHA * np.log(co2 / CO2_PRE)
    out["airborne"] = np.array([(b - a) / (e * dt) if e > 0 else 0.0 for a, b, e in zip(total[:-1], total[1:], E)])
    return out
