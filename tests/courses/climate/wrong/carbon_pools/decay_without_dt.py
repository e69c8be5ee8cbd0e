# the length of the step is missing in both exponents
def carbon_pools(E, share, rate, start, dt):
    f_old = np.exp(-rate)
    f_new = np.exp(-rate / 2)
    P = np.zeros((len(share), len(E) + 1))
    P[:, 0] = start
    for i, e in enumerate(E):
        P[:, i + 1] = f_old * P[:, i] + f_new * share * (e * dt)
    total = np.einsum("pt->t", P)
    co2 = CO2_PRE + total / GTC_PER_PPM
    forcing = ALPHA * np.log(co2 / CO2_PRE)
    change = total[1:] - total[:-1]
    airborne = np.where(E > 0, change / (E * dt), 0.0)
    return {"pools": P, "co2": co2, "forcing": forcing, "airborne": airborne}
