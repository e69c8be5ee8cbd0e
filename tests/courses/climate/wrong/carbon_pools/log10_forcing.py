# the forcing uses the logarithm to base 10 instead of the natural one
def carbon_pools(E, share, rate, start, dt):
    R = np.zeros((len(share), len(E) + 1))
    R[:, 0] = start
    for k in range(len(E)):
        R[:, k + 1] = R[:, k] * np.exp(-rate * dt) + share * E[k] * dt * np.exp(-rate * dt / 2)
    x = np.sum(R, axis=0)
    c = CO2_PRE + x / GTC_PER_PPM
    f = ALPHA * np.log10(c / CO2_PRE)
    af = np.array([0.0 if e <= 0 else d / (e * dt) for e, d in zip(E, np.diff(x))])
    return {"pools": R, "co2": c, "forcing": f, "airborne": af}
