# let the sugar slow the yeast down instead of the ethanol
def ferment(sugar, yeast, temps, dt, p):
    n, m = temps.shape
    sug, yst, eth = np.zeros((n, m + 1)), np.zeros((n, m + 1)), np.zeros((n, m + 1))
    sug[:, 0] = sugar
    yst[:, 0] = yeast
    for t in range(1, m + 1):
        now = sug[:, t - 1]
        mu = p["mu"] * p["Q10"] ** (0.1 * (temps[:, t - 1] - 20))
        monod = now / (p["Ks"] + now)
        brake = np.maximum(1 - now / p["P_max"], 0)
        growth = mu * monod * brake * yst[:, t - 1]
        eaten = np.minimum(dt * growth / p["Y_yeast"], now)
        sug[:, t] = now - eaten
        yst[:, t] = yst[:, t - 1] * (1 - p["death"] * dt) + p["Y_yeast"] * eaten
        eth[:, t] = eth[:, t - 1] + p["Y_ethanol"] * eaten
    return sug, yst, eth
