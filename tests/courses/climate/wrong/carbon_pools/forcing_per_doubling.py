# the forcing counts doublings: ALPHA times the logarithm to base 2
def carbon_pools(E, share, rate, start, dt):
    T = len(E)
    hist = [np.array(start)]
    for k in range(T):
        old = hist[k]
        hist.append(np.exp(-rate * dt) * old + np.exp(-rate * dt / 2) * (share * E[k] * dt))
    pools = np.array(hist).T
    atm = np.sum(pools, axis=0)
    co2 = atm / GTC_PER_PPM + CO2_PRE
    doublings = np.log2(co2 / CO2_PRE)
    positive = E > 0
    airborne = np.zeros(T)
    airborne[positive] = (atm[1:] - atm[:-1])[positive] / (E * dt)[positive]
    return {"pools": pools, "co2": co2, "forcing": ALPHA * doublings, "airborne": airborne}
