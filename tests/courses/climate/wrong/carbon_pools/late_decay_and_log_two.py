# two mistakes: the new emission decays for the whole step instead of half of it, and the forcing uses the logarithm to base 10
def carbon_pools(E, share, rate, start, dt):
    dec = np.exp(-rate * dt)
    R = np.zeros((len(share), len(E) + 1))
    R[:, 0] = start
    for i in range(len(E)):
        R[:, i + 1] = dec * R[:, i] + dec * share * E[i] * dt
    tot = R.sum(0)
    c = CO2_PRE + tot / GTC_PER_PPM
    frac = np.array([(tot[i + 1] - tot[i]) / E[i] / dt if E[i] > 0 else 0.0 for i in range(len(E))])
    return {"pools": R, "co2": c, "forcing": ALPHA * np.log10(c / CO2_PRE), "airborne": frac}
