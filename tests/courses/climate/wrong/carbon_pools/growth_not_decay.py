# the sign in the exponent of the old carbon is missing, so the pools grow
def carbon_pools(E, share, rate, start, dt):
    n = len(E)
    R = np.zeros((len(share), n + 1))
    R[:, 0] = start
    for j in range(n):
        R[:, j + 1] = np.exp(rate * dt) * R[:, j] + share * E[j] * dt * np.exp(-0.5 * rate * dt)
    C = CO2_PRE + R.sum(axis=0) / GTC_PER_PPM
    af = np.zeros(n)
    for j in range(n):
        if E[j] > 0:
            af[j] = (R[:, j + 1].sum() - R[:, j].sum()) / (E[j] * dt)
    return {"pools": R, "co2": C, "forcing": ALPHA * np.log(C / CO2_PRE), "airborne": af}
