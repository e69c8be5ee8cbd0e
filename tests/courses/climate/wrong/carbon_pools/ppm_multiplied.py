# the carbon is multiplied by GTC_PER_PPM instead of divided by it to get ppm
def carbon_pools(E, share, rate, start, dt):
    t = len(E)
    box = np.zeros((len(share), t + 1))
    box[:, 0] = start
    for k in range(t):
        box[:, k + 1] = box[:, k] * np.exp(-dt * rate) + np.exp(-dt * rate / 2) * share * E[k] * dt
    gtc = box.sum(axis=0)
    conc = CO2_PRE + gtc * GTC_PER_PPM
    forc = ALPHA * np.log(conc / CO2_PRE)
    airborne = np.where(E > 0, np.diff(gtc) / (E * dt), 0)
    return {"pools": box, "co2": conc, "forcing": forc, "airborne": airborne}
