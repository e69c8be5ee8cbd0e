# the rate is taken for a lifetime: exp(-dt / rate), with pools of rate 0 kept
def carbon_pools(E, share, rate, start, dt):
    tau = np.where(rate > 0, rate, np.inf)
    R = np.zeros((len(share), len(E) + 1))
    R[:, 0] = start
    for k in range(len(E)):
        R[:, k + 1] = R[:, k] * np.exp(-dt / tau) + share * E[k] * dt * np.exp(-dt / (2 * tau))
    S = R.sum(axis=0)
    co2 = CO2_PRE + S / GTC_PER_PPM
    airborne = np.zeros(len(E))
    up = E > 0
    airborne[up] = (S[1:][up] - S[:-1][up]) / (dt * E[up])
    return {"pools": R, "co2": co2, "forcing": ALPHA * np.log(co2 / CO2_PRE), "airborne": airborne}
