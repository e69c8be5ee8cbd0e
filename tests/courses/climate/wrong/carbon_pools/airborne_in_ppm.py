# the airborne fraction divides the growth in ppm by the emission in GtC, units are mixed
def carbon_pools(E, share, rate, start, dt):
    a = np.exp(-rate * dt)[:, None]
    b = (share * np.exp(-rate * dt / 2))[:, None]
    R = start[:, None].astype(float)
    for e in E:
        R = np.hstack([R, a * R[:, -1:] + b * e * dt])
    co2 = CO2_PRE + R.sum(0) / GTC_PER_PPM
    forcing = ALPHA * np.log(co2 / CO2_PRE)
    airborne = np.array([max(E[k], 0) and (co2[k + 1] - co2[k]) / (E[k] * dt) for k in range(len(E))], dtype=float)
    return {"pools": R, "co2": co2, "forcing": forcing, "airborne": airborne}
