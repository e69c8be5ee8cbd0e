# the airborne fraction is computed for negative emissions as well instead of being set to 0 there
def carbon_pools(E, share, rate, start, dt):
    k_old = np.exp(-rate * dt)
    k_new = share * dt * np.exp(-rate * dt / 2)
    R = np.zeros((len(share), len(E) + 1))
    R[:, 0] = start
    for j in range(len(E)):
        R[:, j + 1] = k_old * R[:, j] + k_new * E[j]
    total = R.sum(axis=0)
    co2 = CO2_PRE + total / GTC_PER_PPM
    airborne = np.diff(total) / (E * dt)
    return {"pools": R, "co2": co2, "forcing": ALPHA * np.log(co2 / CO2_PRE), "airborne": airborne}
