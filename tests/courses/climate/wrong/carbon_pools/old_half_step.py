# the carbon that was there before decays for half a step only
def carbon_pools(E, share, rate, start, dt):
    half = np.exp(-rate * dt / 2)
    pools = np.zeros((len(share), len(E) + 1))
    pools[:, 0] = start
    for k in range(1, len(E) + 1):
        pools[:, k] = half * (pools[:, k - 1] + share * E[k - 1] * dt)
    M = pools.sum(0)
    ppm = CO2_PRE + M / GTC_PER_PPM
    F = ALPHA * np.log(ppm / CO2_PRE)
    frac = np.zeros_like(E)
    pos = E > 0
    frac[pos] = (M[1:] - M[:-1])[pos] / (E[pos] * dt)
    return {"pools": pools, "co2": ppm, "forcing": F, "airborne": frac}
