# the airborne fraction divides by the yearly emission, dt is missing
def carbon_pools(E, share, rate, start, dt):
    m = np.array(start, float)
    record = np.zeros((len(m), len(E) + 1))
    record[:, 0] = m
    for k, e in enumerate(E):
        m = m * np.exp(-rate * dt) + share * e * dt * np.exp(-rate * dt / 2)
        record[:, k + 1] = m
    s = record.sum(axis=0)
    co2 = CO2_PRE + s / GTC_PER_PPM
    growth = s[1:] - s[:-1]
    airborne = np.where(E > 0, growth / E, 0.0)
    return {"pools": record, "co2": co2, "forcing": ALPHA * np.log(co2 / CO2_PRE), "airborne": airborne}
